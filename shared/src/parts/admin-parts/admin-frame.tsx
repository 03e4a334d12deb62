import type { ReactNode } from 'react';
import { useLocation, useMenu, useTranslation } from '@sahra/shared/facade';
import { AccountFrame } from '../account/account-frame.tsx';
import { TabLinks } from '../tab-links.tsx';
import styles from './admin-frame.module.css';

interface AdminFrameProps {
  title: string;
  tagline: string;
  /** What was done last, in a sentence. */
  done?: string | undefined;
  children: ReactNode;
}

/** The frame of the pages of the admins: that of the account, with tabs of its own. */
export function AdminFrame({ title, tagline, done, children }: AdminFrameProps) {
  const { t } = useTranslation('admin-parts');
  const { pathname } = useLocation();
  const rooms = useMenu('admin');
  // A page below a room belongs to it: of several rooms to the one that is nearest.
  const [open] = rooms
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length);
  const links = rooms.map(({ to, text }) => ({ href: to, label: text, isCurrent: to === open?.to }));
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
