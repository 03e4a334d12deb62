import type { ReactNode } from 'react';
import { PageFrame, Skeleton } from '@sahra/shared/facade';
import styles from './account-frame.module.css';
import { AccountTabs } from './account-tabs.tsx';

/** A page of the account before its data are here; `children` hold the place of what is to come. */
export function AccountSkeleton({ children }: { children?: ReactNode }) {
  return (
    <PageFrame>
      <div className={styles.frame}>
        <AccountTabs />
        <div className={styles.content}>
          <div className={styles.head}>
            <Skeleton width="m" height="title" />
            <Skeleton width="l" height="text" />
          </div>
          {children ?? (
            <div className={styles.rows}>
              <Skeleton height="row" />
              <Skeleton height="row" />
              <Skeleton height="block" />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
