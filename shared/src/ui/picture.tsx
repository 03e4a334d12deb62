import { useState } from 'react';
import { pictureKinds, pictureSrcSet, pictureUrl } from '../pictures.ts';
import type { Picture as PictureData } from '../schemas/common.ts';
import { classNames } from './class-names.ts';
import { Mark } from './mark.tsx';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** What is to be seen; empty where text beside it says the same. */
  alt: string;
  /** How wide it is drawn: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** Loads at once and first: the page's largest picture. */
  priority?: boolean;
  className?: string;
  /** What holds it is its frame: nothing is put around it, which counts where there are hundreds. */
  isBare?: boolean;
}

/** One piece of artwork in the size that fits. Its colour holds the place; where the file fails, the mark stands on it. */
export function Picture({ picture, alt, sizes, priority = false, className, isBare = false }: PictureProps) {
  const { kind, src, color } = picture;
  const { width, height, widths } = pictureKinds[kind];
  const [failedSrc, setFailedSrc] = useState<string>();
  const frame = { className: classNames(styles.picture, className), 'data-ground': color };
  if (failedSrc === src) {
    return (
      <span {...frame} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <svg className={styles.blank} viewBox={`0 0 ${width} ${height}`} />
        <Mark className={styles.missing} />
      </span>
    );
  }
  const image = (
    <img
      // The file of a server-rendered page may have failed before react listens.
      ref={(drawn) => {
        if (drawn?.complete && drawn.naturalWidth === 0) setFailedSrc(src);
      }}
      // For who reads no sets, such as crawlers.
      src={pictureUrl(src, widths[1], 'webp')}
      srcSet={pictureSrcSet(src, kind, 'avif')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
      {...(isBare && { className, 'data-ground': color })}
    />
  );
  return isBare ? image : <picture {...frame}>{image}</picture>;
}
