import { Icon } from '@sahra/shared/facade';
import styles from './done-notice.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says that something was done, above what was changed; it takes the focus, so that it is read at once. */
export function DoneNotice({ text }: { text: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.done}>
      <Icon name="check" className={styles.icon} />
      {text}
    </p>
  );
}
