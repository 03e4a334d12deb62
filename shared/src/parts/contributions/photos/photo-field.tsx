import { useEffect, useRef, useState } from 'react';
import { Button, classNames, formatList, formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { refusalOfFile } from '../../../form-rules/check-picture.ts';
import { uploadTypes, uploadUses } from '../../../form-rules/upload-rules.ts';
import { formatNames, usePictureErrorText } from '../../../forms/pictures/use-picture-error-text.ts';
import { FieldFrame } from '../../field-frame.tsx';
import choice from '../../file-choice.module.css';
import { useField } from '../../use-field.ts';
import type { PhotoFieldProps } from './photo-parts-context.ts';
import { usePhotoProgress } from './photo-progress.ts';
import styles from './photos.module.css';
import { PHOTOS } from './send-photos.ts';

const MB = 1024 * 1024;
const maxMegabytes = uploadUses.review.maxBytes / MB;

/** The files that were chosen, and what is already known to be wrong with them. */
function Chosen({ files, room }: { files: readonly File[]; room: number }) {
  const { t } = useTranslation('photos');
  const { code } = useLanguage();
  const refusalText = usePictureErrorText('review');
  return (
    <ul role="list" aria-label={t('chosen')} className={styles.chosen}>
      {files.map((file, index) => {
        const refusal = refusalOfFile(file, 'review');
        const problem = refusal ? refusalText(refusal) : index >= room && t('failed.full', { max: room });
        // Nothing that was chosen is of no size.
        const size = formatNumber(Math.max(file.size / MB, 0.1), code, { maximumFractionDigits: 1 });
        return (
          <li key={`${index} ${file.name}`}>
            <bdi>{file.name}</bdi> <span>{t('size', { size })}</span>{' '}
            {problem && <span className={styles.problem}>{problem}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Progress() {
  const { t } = useTranslation('photos');
  const progress = usePhotoProgress();
  if (!progress) return null;
  const { number, count, fraction } = progress;
  const text = t('progress', { number, count });
  return (
    <>
      <progress aria-label={text} className={styles.progress} {...(fraction < 1 && { value: fraction, max: 1 })} />
      <p role="status">{text}</p>
    </>
  );
}

/** Photos of a review: chosen here, listed, and sent with the form; the form’s button `sendsFiles`. */
export function PhotoField({ id, room }: PhotoFieldProps) {
  const { t } = useTranslation('photos');
  const { code } = useLanguage();
  const [files, setFiles] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const { ids, control } = useField({ id, hint: true });
  const max = formatNumber(maxMegabytes, code);

  // Chosen before this page was alive.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), []);

  return (
    <FieldFrame
      ids={ids}
      label={t('label')}
      isOptional
      hint={
        <>
          {t('hint', { count: room, max, formats: formatList(formatNames, code) })}{' '}
          <noscript>{t('together', { max })}</noscript>
        </>
      }
    >
      <span className={choice.choice}>
        <input
          {...control}
          ref={input}
          type="file"
          name={PHOTOS}
          multiple
          accept={uploadTypes.join(',')}
          className={classNames('form-control', choice.input)}
          onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
        />
        <label htmlFor={ids.control} className={classNames('btn btn-quiet', choice.face)}>
          {files.length > 0 ? t('chooseOthers') : t('choose')}
        </label>
      </span>
      <div aria-live="polite">{files.length > 0 && <Chosen files={files} room={room} />}</div>
      {files.length > 0 && (
        <Button
          variant="ghost"
          onClick={() => {
            if (input.current) input.current.value = '';
            setFiles([]);
            input.current?.focus();
          }}
        >
          {t('chooseNone')}
        </Button>
      )}
      <Progress />
    </FieldFrame>
  );
}
