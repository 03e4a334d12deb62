import { Picture, pictureKinds, pictureUrl, useTranslation } from '@sahra/shared/facade';
import type { PhotoListProps, Photos } from './photo-parts-context.ts';
import styles from './photos.module.css';

/** What a photo shows, as its author says it, or else which one of a review it is. */
export function usePhotoText(photos: Photos, name: string) {
  const { t } = useTranslation('photos');
  return (index: number): string =>
    photos[index]?.picture.alternative ||
    t('alternative', { number: index + 1, count: photos.length, name: `\u2068${name}\u2069` });
}

/** The photos of a review, small; each leads to the large one. */
export function PhotoList({ photos, name }: PhotoListProps) {
  const { t } = useTranslation('photos');
  const textOf = usePhotoText(photos, name);
  if (photos.length === 0) return null;
  return (
    <ul role="list" aria-label={t('list')} className={styles.list}>
      {photos.map(({ id, picture }, index) => (
        <li key={id}>
          <a
            href={pictureUrl(picture.src, Math.max(...pictureKinds[picture.kind].widths), 'webp')}
            title={t('open')}
            className={styles.photo}
          >
            <Picture picture={picture} alt={textOf(index)} sizes="6rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
