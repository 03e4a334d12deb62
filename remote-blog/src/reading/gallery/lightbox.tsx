import { useEffect, useRef, useState } from 'react';
import { IconButton, Picture, useTranslation } from '@sahra/shared/facade';
import { useModal } from '@sahra/shared/parts/use-modal';
import type { ShownPicture } from '../blocks/picture-block.tsx';
import styles from './lightbox.module.css';
import { useLightboxKeys } from './use-lightbox-keys.ts';

interface LightboxProps {
  pictures: readonly ShownPicture[];
  /** The one that it begins with. */
  start: number;
  onClose: () => void;
}

/** Pictures one at a time over the whole page: one swipes, uses keys or buttons, and enlarges them further. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const { t } = useTranslation(['reading', 'common']);
  const modal = useModal(true, onClose);
  const track = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(start);
  const [isZoomed, setIsZoomed] = useState(false);
  const show = (next: number) => {
    const wanted = (next + pictures.length) % pictures.length;
    setIsZoomed(false);
    setIndex(wanted);
    track.current?.children[wanted]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
  };
  const keys = useLightboxKeys({ index, count: pictures.length, isZoomed, show, zoom: setIsZoomed });
  // It has a size once it is open.
  useEffect(() => {
    track.current?.children[start]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
  }, [start]);
  const onScroll = () => {
    const list = track.current;
    if (list && list.clientWidth > 0) setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  return (
    <dialog {...modal} {...keys} aria-label={t('gallery.label')} className={styles.lightbox}>
      <div className={styles.panel}>
        <ol ref={track} role="list" className={styles.track} data-zoomed={isZoomed || undefined} onScroll={onScroll}>
          {pictures.map((shown, position) => (
            <li key={position} className={styles.slide} inert={position !== index}>
              <figure className={styles.figure}>
                <div
                  className={styles.stage}
                  data-zoomed={(isZoomed && position === index) || undefined}
                  onDoubleClick={() => setIsZoomed(!isZoomed)}
                >
                  <Picture picture={shown.picture} alt={shown.alternative} sizes="100vw" className={styles.picture} />
                </div>
                {shown.caption && <figcaption className={styles.caption}>{shown.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ol>
        <div className={styles.controls}>
          <IconButton label={t('gallery.previous')} icon="previous" onClick={() => show(index - 1)} />
          <p role="status" className={styles.position}>
            {t('gallery.position', { number: index + 1, total: pictures.length })}
          </p>
          <IconButton label={t('gallery.next')} icon="next" onClick={() => show(index + 1)} />
          <IconButton
            label={isZoomed ? t('gallery.zoomOut') : t('gallery.zoomIn')}
            icon="plus"
            onClick={() => setIsZoomed(!isZoomed)}
          >
            {isZoomed && <span className={styles.minus} />}
          </IconButton>
          <IconButton label={t('common:close')} icon="close" onClick={() => modal.ref.current?.close()} />
        </div>
      </div>
    </dialog>
  );
}
