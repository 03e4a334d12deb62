import type { ReactNode } from 'react';
import { useLocation, useMenu, useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import styles from './admin.module.css';

interface AdminFrameProps {
  title: string;
  tagline: string;
  /** What was done last, in a sentence. */
  done?: string | undefined;
  children: ReactNode;
}

/** The frame of the pages of the admins: that of the account, with tabs of its own. */
export function AdminFrame({ title, tagline, done, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const links = useMenu('admin').map(({ to, text }) => ({ href: to, label: text, isCurrent: pathname === to }));
  return (
    <AccountFrame title={title} tagline={tagline}>
      {links.length > 1 && <TabLinks label={t('title')} links={links} />}
      {/* There before it says anything: so it is read when it does. */}
      <div role="status" className={styles.done}>
        {done && <p>{done}</p>}
      </div>
      {children}
    </AccountFrame>
  );
}
