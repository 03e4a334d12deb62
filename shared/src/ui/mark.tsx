import { classNames } from './class-names.ts';
import styles from './mark.module.css';

/** The logo mark: an eight-pointed star, in it a play triangle that points in the reading direction. Hidden from assistive technology. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className={styles.star} d="M8.4 8.4h31.2v31.2H8.4zM24 2l22 22-22 22L2 24z" />
      <path
        className={styles.carving}
        d="M24 7.4l4.9 4.8H35.8v7L40.6 24l-4.8 4.8v7h-6.9L24 40.6l-4.9-4.8h-6.9v-7L7.4 24l4.8-4.8v-7h6.9z"
      />
      <path
        className={styles.play}
        d="M19.6 16.2a1.2 1.2 0 0 1 1.8-1l12 7.7a1.2 1.2 0 0 1 0 2.1l-12 7.8a1.2 1.2 0 0 1-1.8-1z"
      />
    </svg>
  );
}
