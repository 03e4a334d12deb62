import { useTranslation } from '@sahra/shared/facade';
import { refusalOfCode } from '../../../form-rules/check-picture.ts';
import { MAX_REVIEW_PHOTOS } from '../../../form-rules/upload-rules.ts';
import { usePictureErrorText } from '../../../forms/pictures/use-picture-error-text.ts';
import type { FailedPhoto, PhotoOutcome } from '../contribution-answer.ts';
import styles from './photos.module.css';
import { TOO_MANY_PHOTOS } from './send-photos.ts';

/** Why a photo was not added, and what to do. */
function useFailedPhotoText() {
  const { t } = useTranslation('photos');
  const refusalText = usePictureErrorText('review');
  return ({ code, failure }: FailedPhoto): string => {
    const refusal = refusalOfCode(code);
    if (refusal) return refusalText(refusal);
    if (code === TOO_MANY_PHOTOS) return t('failed.full', { max: MAX_REVIEW_PHOTOS });
    if (code === 'not_editable') return t('failed.notEditable');
    return failure === 'tooMany' ? t('failed.tooMany') : t('failed.lost');
  };
}

/** Says how many photos were added, and of each other one why not. */
export function PhotoOutcomeNote({ outcome: { added, failed } }: { outcome: PhotoOutcome }) {
  const { t } = useTranslation('photos');
  const textOf = useFailedPhotoText();
  return (
    <>
      {added > 0 && <p className={styles.outcome}>{t('added', { count: added })}</p>}
      {failed.length > 0 && (
        <>
          <ul role="list" aria-label={t('notAdded')} className={styles.chosen}>
            {failed.map((photo, index) => (
              <li key={index}>
                <strong>
                  <bdi>{photo.name}</bdi>
                </strong>{' '}
                {textOf(photo)}
              </li>
            ))}
          </ul>
          <p className={styles.outcome}>{t('next')}</p>
        </>
      )}
    </>
  );
}
