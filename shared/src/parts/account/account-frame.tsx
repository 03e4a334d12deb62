import type { ComponentProps, ReactNode } from 'react';
import { classNames, PageFrame, PageHead, PageTitle, Picture } from '@sahra/shared/facade';
import styles from './account-frame.module.css';
import { AccountTabs } from './account-tabs.tsx';

interface AccountFrameProps {
  title: string;
  /** What the page is for, in a sentence; also what its head says. */
  tagline: string;
  /** The member's own, beside the page's name. */
  picture?: (ComponentProps<typeof Picture>['picture'] & { alternative: string }) | null;
  children: ReactNode;
}

/** The frame of every page of the account: its tabs, the page's name, its content. */
export function AccountFrame({ title, tagline, picture, children }: AccountFrameProps) {
  return (
    <PageFrame>
      <PageHead title={title} description={tagline} />
      <div className={styles.frame}>
        <AccountTabs />
        <div className={styles.content}>
          <header className={classNames(styles.head, picture ? styles.withPicture : undefined)}>
            {picture && <Picture picture={picture} alt={picture.alternative} sizes="80px" className={styles.picture} />}
            <div>
              <PageTitle>{title}</PageTitle>
              <p className={styles.tagline}>{tagline}</p>
            </div>
          </header>
          {children}
        </div>
      </div>
    </PageFrame>
  );
}
