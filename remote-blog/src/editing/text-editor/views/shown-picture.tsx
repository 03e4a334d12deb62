import { Icon, Picture } from '@sahra/shared/facade';
import { useEditorSurroundings, type StoredPicture } from '../editor-context.ts';
import styles from './views.module.css';

/** How a picture of the text looks; a sign where that is not known. */
export function ShownPicture({ picture: { source, alternative } }: { picture: StoredPicture }) {
  const shown = useEditorSurroundings().findPicture(source);
  return shown ? (
    <Picture picture={shown} alt={alternative} sizes="24rem" className={styles.picture} />
  ) : (
    <Icon name="gallery" className={styles.unknown} />
  );
}
