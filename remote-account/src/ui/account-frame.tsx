import type { ReactNode } from 'react';
import { PageFrame, PageHead, PageTitle } from '@sahra/shared/facade';
import styles from './account-frame.module.css';
import { AccountTabs } from './account-tabs.tsx';

interface AccountFrameProps {
  title: string;
  /** What the page is for, in a sentence; also what its head says. */
  tagline: string;
  children: ReactNode;
}

/** The frame of every page of the account: its tabs, the page's name, its content. */
export function AccountFrame({ title, tagline, children }: AccountFrameProps) {
  return (
    <PageFrame>
      <PageHead title={title} description={tagline} />
      <div className={styles.frame}>
        <AccountTabs />
        <div className={styles.content}>
          <header className={styles.head}>
            <PageTitle>{title}</PageTitle>
            <p className={styles.tagline}>{tagline}</p>
          </header>
          {children}
        </div>
      </div>
    </PageFrame>
  );
}
