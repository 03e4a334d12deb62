import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import styles from './state.module.css';

/** There is nothing here, and why; `children` are ways on. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Mark className={styles.mark} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
