import type { ReactNode } from 'react';
import { paths, useLocation, useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { AccountFrame } from '../ui/account-frame.tsx';
import styles from './admin.module.css';

interface AdminFrameProps {
  title: string;
  tagline: string;
  /** What was done last, in a sentence. */
  done?: string | undefined;
  children: ReactNode;
}

const rooms = [
  ['members', paths.admin.href()],
  ['subscriptions', paths.adminSubscriptions.href()],
  ['messages', paths.adminMessages.href()],
  ['log', paths.adminLog.href()],
] as const;

/** The frame of the pages of the admins: that of the account, with tabs of its own. */
export function AdminFrame({ title, tagline, done, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const links = rooms.map(([name, href]) => ({ href, label: t(`tabs.${name}`), isCurrent: pathname === href }));
  return (
    <AccountFrame title={title} tagline={tagline}>
      <TabLinks label={t('title')} links={links} />
      {/* There before it says anything: so it is read when it does. */}
      <div role="status" className={styles.done}>
        {done && <p>{done}</p>}
      </div>
      {children}
    </AccountFrame>
  );
}
