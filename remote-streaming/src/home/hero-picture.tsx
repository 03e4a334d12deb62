import { useState } from 'react';
import { Mark, pictureKinds, pictureSrcSet, pictureUrl, preload, type ProgramCard } from '@sahra/shared/facade';
import styles from './hero-slide.module.css';

const WIDE = '(min-width: 768px)';
const NARROW = '(max-width: 767.98px)';
const POSTER_SIZES = '88vw';
const SCENE_SIZES = '100vw';

/**
 * A tall poster on phones, a wide scene from tablets on: only one of the two is fetched. The first one is the largest
 * picture of the page, so the document's head announces it.
 */
export function HeroPicture({ program, isFirst }: { program: ProgramCard; isFirst: boolean }) {
  const { poster, scene } = program;
  const { width, height, widths } = pictureKinds.poster;
  const posterSet = pictureSrcSet(poster.src, 'poster', 'avif');
  const [isMissing, setIsMissing] = useState(false);
  const sceneSet = pictureSrcSet(scene.src, 'scene', 'avif');
  if (isFirst) {
    const picture = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
    preload(scene.src, { ...picture, media: WIDE, imageSrcSet: sceneSet, imageSizes: SCENE_SIZES });
    preload(poster.src, { ...picture, media: NARROW, imageSrcSet: posterSet, imageSizes: POSTER_SIZES });
  }
  if (isMissing) {
    return (
      <span className={styles.picture} data-ground={scene.color}>
        <Mark className={styles.missing} />
      </span>
    );
  }
  return (
    <picture className={styles.picture} data-ground={scene.color}>
      <source media={WIDE} srcSet={sceneSet} sizes={SCENE_SIZES} />
      <img
        onError={() => setIsMissing(true)}
        // The file of a server-rendered page may have failed before react listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setIsMissing(true);
        }}
        src={pictureUrl(poster.src, widths[2], 'webp')}
        srcSet={posterSet}
        sizes={POSTER_SIZES}
        width={width}
        height={height}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
