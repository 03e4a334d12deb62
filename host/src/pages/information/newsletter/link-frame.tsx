import type { ReactNode } from 'react';
import { Mark, PageFrame } from '@sahra/shared/facade';
import styles from './newsletter.module.css';

/** The frame of the pages that links of mails lead to. */
export function LinkFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <div className={styles.link}>
        <Mark className={styles.mark} />
        {children}
      </div>
    </PageFrame>
  );
}
