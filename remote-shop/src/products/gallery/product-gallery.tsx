import { useRef, useState, type MouseEvent } from 'react';
import { Icon, Picture, useTranslation, type ProductDetail } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { useVariantText } from '../../ui/variant-text.ts';
import styles from './product-gallery.module.css';

type Shown = ProductDetail['pictures'][number];

interface ProductGalleryProps {
  name: string;
  pictures: ProductDetail['pictures'];
  /** The chosen color. */
  color: string;
}

/** What is to be seen in a picture. */
function usePictureText(name: string): (shown: Shown) => string {
  const { t } = useTranslation('buy');
  const { t: shop } = useTranslation('shop');
  const textOf = useVariantText();
  return ({ color, view, alternative }) => {
    if (alternative) return alternative;
    const thing = color ? t('gallery.inColor', { text: name, color: textOf({ color, size: '' }) }) : name;
    return shop('product.pictureOf', { name: view === 'front' ? thing : t(`gallery.${view}`, { name: thing }) });
  };
}

/** The pictures of a product in its chosen color: swiped or scrolled through, jumped to by the small ones below, and enlarged. */
export function ProductGallery({ name, pictures, color }: ProductGalleryProps) {
  const { t } = useTranslation('buy');
  const textOf = usePictureText(name);
  const [zoomed, setZoomed] = useState<Shown>();
  const track = useRef<HTMLUListElement>(null);
  const own = pictures.filter((shown) => shown.color === color || shown.color === '');
  const all = own.length > 0 ? own : pictures;
  const idOf = (index: number) => `picture-${index + 1}`;
  // The address of the page stays as it is: it says what was chosen.
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    track.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };
  return (
    <section className={styles.gallery} aria-label={t('gallery.label')}>
      <ul ref={track} className={styles.track}>
        {all.map((shown, index) => (
          <li key={shown.picture.src} id={idOf(index)} className={styles.frame}>
            <button type="button" className={styles.zoom} aria-haspopup="dialog" onClick={() => setZoomed(shown)}>
              <Picture
                picture={shown.picture}
                alt={textOf(shown)}
                sizes="(min-width: 768px) 40vw, 92vw"
                priority={index === 0}
                className={styles.picture}
              />
              <span className={styles.hint} title={t('gallery.zoom')}>
                <Icon name="search" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <ul className={styles.thumbs}>
          {all.map((shown, index) => (
            <li key={shown.picture.src}>
              <a href={`#${idOf(index)}`} className={styles.thumb} onClick={show(index)}>
                <Picture picture={shown.picture} alt={textOf(shown)} sizes="72px" className={styles.picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={zoomed !== undefined} onClose={() => setZoomed(undefined)} title={name} width="wide">
        {zoomed && (
          <div className={styles.large}>
            <Picture picture={zoomed.picture} alt={textOf(zoomed)} sizes="960px" className={styles.picture} />
          </div>
        )}
      </Dialog>
    </section>
  );
}
