import styles from './doctor.module.css';

/** A name or version as machines write it: in their direction, whatever is round it. */
export function Name({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={styles.name}>
      {children}
    </bdi>
  );
}
