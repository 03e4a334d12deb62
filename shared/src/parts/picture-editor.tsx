import { useCallback, useId, useState, type ChangeEvent } from 'react';
import { Button, Icon, pictureKinds, useTranslation } from '@sahra/shared/facade';
import { refusalOfSize, type PictureRefusal } from '../form-rules/check-picture.ts';
import { ALTERNATIVE_TEXT_LENGTH, uploadUses, type UploadUse } from '../form-rules/upload-rules.ts';
import type { uploadPicture } from '../forms/pictures/upload-picture.ts';
import { areaOf, cropField, wholeCrop } from './crop-geometry.ts';
import { Dialog } from './dialog.tsx';
import { PictureCrop } from './picture-crop.tsx';
import styles from './picture-editor.module.css';
import { TextArea } from './text-area.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import { useUploadProblemText } from './use-upload-problem-text.ts';

export type Upload = Awaited<ReturnType<typeof uploadPicture>>;

interface PictureEditorProps {
  file: File;
  use: UploadUse;
  isOpen: boolean;
  /** It is in the store. */
  onUploaded: (upload: Upload) => void;
  /** It is no picture, or none that is taken. */
  onRefused: (refusal: PictureRefusal) => void;
  onClose: () => void;
}

/** Chooses what is kept of a picture and says what it shows, then sends it; where that fails, everything stays as it is. */
export function PictureEditor({ file, use, isOpen, onUploaded, onRefused, onClose }: PictureEditorProps) {
  const { t } = useTranslation('pictures');
  const problemText = useUploadProblemText(use);
  const problemId = useId();
  const { state, send, cancel } = usePictureUpload();
  const [crop, setCrop] = useState(wholeCrop);
  const [alternative, setAlternative] = useState('');
  const [ratio, setRatio] = useState<number>();
  const frame = pictureKinds[uploadUses[use].kind];
  const shape = frame.width / frame.height;

  const showFile = useCallback(
    (image: HTMLImageElement | null) => {
      const url = URL.createObjectURL(file);
      if (image) image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  function measure(size: { width: number; height: number }) {
    const refusal = refusalOfSize(size);
    if (refusal) onRefused(refusal);
    else setRatio(size.width / size.height / shape);
  }
  async function upload() {
    if (ratio === undefined) return;
    const sent = await send({ use, file, alternative: alternative.trim(), crop: cropField(areaOf(crop, ratio)) });
    if (sent) onUploaded(sent);
  }
  const close = () => {
    cancel();
    onClose();
  };

  const isSending = state.step === 'sending';
  const isTooLong = alternative.trim().length > ALTERNATIVE_TEXT_LENGTH;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('editor.title')}
      actions={
        <>
          <Button variant="quiet" onClick={isSending ? cancel : close}>
            {isSending ? t('editor.stop') : t('editor.cancel')}
          </Button>
          {/* What is under way is not sent again; the button stays where the focus is. */}
          <Button
            variant="primary"
            aria-disabled={isSending || isTooLong || ratio === undefined}
            aria-describedby={state.step === 'failed' ? problemId : undefined}
            onClick={() => !isSending && !isTooLong && void upload()}
          >
            {state.step === 'failed' ? t('editor.again') : t('editor.use')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <div inert={isSending} className={styles.fields}>
          <PictureCrop
            imageRef={showFile}
            shape={shape}
            ratio={ratio}
            crop={crop}
            onChange={setCrop}
            isRound={use === 'avatar'}
            onLoad={measure}
            onError={() => onRefused('unknownFormat')}
          />
          <TextArea
            name="description"
            label={t('alternative.label')}
            hint={t('alternative.hint')}
            isOptional
            dir="auto"
            rows={2}
            limit={ALTERNATIVE_TEXT_LENGTH}
            className={styles.alternative}
            value={alternative}
            onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => setAlternative(currentTarget.value)}
          />
        </div>
        {isSending && <UploadProgress fraction={state.fraction} />}
        <div role="alert" id={problemId}>
          {state.step === 'failed' && (
            <p className={styles.problem}>
              <Icon name="warning" className={styles.icon} />
              {problemText(state.problem)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
