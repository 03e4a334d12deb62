import { useEffect, useRef } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { refusalOfFile } from '@sahra/shared/form-rules/check-picture';
import type { Upload } from '@sahra/shared/parts/picture-editor';
import { UploadProgress } from '@sahra/shared/parts/upload-progress';
import { usePictureUpload } from '@sahra/shared/parts/use-picture-upload';
import { useUploadProblemText } from '@sahra/shared/parts/use-upload-problem-text';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useEditorSurroundings } from '../editor-context.ts';
import { fileOf } from '../pasted-files.ts';
import { usePictureChoice } from '../../ui/picture-choice.tsx';
import { BlockFrame } from './block-frame.tsx';
import styles from './views.module.css';

/** A picture on its way into the text: it is uploaded at once; one that did not come along with a paste is asked for. */
export function PendingPictureView(view: ReactNodeViewProps) {
  const { t } = useTranslation('text-editor');
  const { addPicture } = useEditorSurroundings();
  const problemText = useUploadProblemText('post');
  const { state, send } = usePictureUpload();
  const { editor, getPos, node } = view;
  const { file: address, alternative } = node.attrs as { file: string | null; alternative: string };
  const file = address === null ? undefined : fileOf(address);
  const refusal = file && refusalOfFile(file, 'post');

  const replace = ({ id, picture }: Upload) => {
    const at = getPos();
    if (at === undefined || editor.isDestroyed) return;
    addPicture(id, picture);
    const said = picture.alternative || alternative;
    const attributes = { source: { mediaId: id }, alternative: said, caption: '' };
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, editor.schema.nodes.picture, attributes));
  };
  const upload = () => {
    if (!file) return;
    void send({ use: 'post', file, alternative: alternative.slice(0, 300) }).then((sent) => sent && replace(sent));
  };
  const { choose, parts } = usePictureChoice(replace);

  // Once for each file: it is the network's, not the screen's.
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !file || refusal) return;
    started.current = true;
    upload();
  });

  const problem = state.step === 'failed' ? state.problem : refusal && { refusal };
  return (
    <BlockFrame {...view} name="pendingPicture">
      {state.step === 'sending' && <UploadProgress fraction={state.fraction} />}
      {!file && <p>{t('pending.missing', { picture: alternative || t('pending.unnamed') })}</p>}
      <div role="alert">{problem && <p>{problemText(problem)}</p>}</div>
      <div className={styles.choices}>
        {state.step === 'failed' && (
          <Button variant="quiet" onClick={upload}>
            {t('pending.again')}
          </Button>
        )}
        {(!file || problem) && (
          <Button variant="quiet" onClick={choose}>
            {t('pending.choose')}
          </Button>
        )}
      </div>
      {parts}
    </BlockFrame>
  );
}
