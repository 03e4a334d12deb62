import { formatNumber, useLanguage, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import styles from './picture-editor.module.css';

/** Parts of the way that are told to those who hear the page. */
const TOLD_PARTS = 4;

/** How much of a picture was sent. What was sent whole is being made ready, nobody knows for how long. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const { t } = useTranslation('pictures');
  const { code } = useLanguage();
  const textOf = (part: number) =>
    part < 1 ? t('upload.sending', { percent: formatNumber(part, code, { style: 'percent' }) }) : t('upload.preparing');
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={t('upload.label')}
        {...(fraction < 1 && { value: fraction, max: 1 })}
      />
      <p aria-hidden="true" className={styles.percent}>
        {textOf(fraction)}
      </p>
      <VisuallyHidden>
        <span role="status">{textOf(Math.floor(fraction * TOLD_PARTS) / TOLD_PARTS)}</span>
      </VisuallyHidden>
    </div>
  );
}
