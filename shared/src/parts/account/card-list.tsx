import type { ReactNode } from 'react';
import styles from './card-list.module.css';

/** Cards below each other; `children` are `<li>`s. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  );
}
