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
}

/** One piece of artwork in the size that fits. Its colour holds the place; where the file fails, the mark stands on it. */
export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
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
  return (
    <picture {...frame}>
      <source type="image/avif" srcSet={pictureSrcSet(src, kind, 'avif')} sizes={sizes} />
      <img
        // The file of a server-rendered page may have failed before react listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
        }}
        src={pictureUrl(src, widths[1], 'webp')}
        srcSet={pictureSrcSet(src, kind, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}
