import { useState, type MouseEvent } from 'react';
import { Picture, pictureKinds, pictureUrl, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import type { Lightbox } from '../gallery/lightbox.tsx';
import styles from './gallery-block.module.css';
import type { ShownPicture } from './picture-block.tsx';

const SIZES = '(min-width: 768px) 230px, 46vw';

/** The largest file of a picture. */
const fileOf = ({ picture: { kind, src } }: ShownPicture) =>
  pictureUrl(src, Math.max(...pictureKinds[kind].widths), 'webp');

const loadLightbox = () => import('../gallery/lightbox.tsx');

/** Pictures beside each other, each of which opens large, over the page; without scripts its file opens. */
export function GalleryBlock({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation('reading');
  const [Large, setLarge] = useState<typeof Lightbox>();
  const [opened, setOpened] = useState<number>();
  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setOpened(index);
    loadLightbox().then(
      (loaded) => setLarge(() => loaded.Lightbox),
      () => window.location.assign(href),
    );
  }
  return (
    <div className={styles.gallery}>
      <ul role="list" className={styles.list}>
        {pictures.map((shown, index) => (
          <li key={index} className={styles.item}>
            <figure>
              <a
                href={fileOf(shown)}
                className={styles.open}
                // It is at hand when it is asked for.
                onPointerEnter={() => void loadLightbox().catch(() => {})}
                onClick={(event) => open(event, index)}
              >
                <Picture picture={shown.picture} alt={shown.alternative} sizes={SIZES} className={styles.picture} />{' '}
                <VisuallyHidden>{t('gallery.open', { number: index + 1, total: pictures.length })}</VisuallyHidden>
              </a>
              {shown.caption && <figcaption>{shown.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {Large && opened !== undefined && (
        <Large pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
