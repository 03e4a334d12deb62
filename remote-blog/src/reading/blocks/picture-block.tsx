import { Picture, type ShownBlock } from '@sahra/shared/facade';
import styles from './blocks.module.css';

export type ShownPicture = Extract<ShownBlock, { kind: 'picture' }>['picture'];

const SIZES = '(min-width: 768px) 704px, 92vw';

/** A picture with what is said of it. */
export function PictureBlock({ shown: { picture, alternative, caption } }: { shown: ShownPicture }) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} alt={alternative} sizes={SIZES} className={styles.picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
