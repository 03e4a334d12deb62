import { Link, paths, useLocation, useSession, useTranslation } from '@sahra/shared/facade';
import styles from './account-frame.module.css';

/** In the order in which they stand; a page below a tab belongs to it. */
const tabs = [
  ['dashboard', paths.account.href()],
  ['orders', paths.orders.href()],
  ['downloads', paths.downloads.href()],
  ['addresses', paths.addresses.href()],
  ['subscription', paths.subscription.href()],
  ['details', paths.details.href()],
  ['devices', paths.devices.href()],
  ['logout', paths.logout.href()],
] as const;

const adminTab = ['admin', paths.admin.href()] as const;

/** Pages that are reached from the details. */
const ofDetails: readonly string[] = [paths.emailAddress.href(), paths.dataExport.href(), paths.deletion.href()];

const isAt = (href: string, pathname: string) =>
  pathname === href || (href !== paths.account.href() && pathname.startsWith(`${href}/`));

/** On a phone the tabs stand in a row that scrolls: the open one is brought into sight, and the page stays where it is. */
function showOpenTab(list: HTMLUListElement | null) {
  const open = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !open) return;
  const row = list.getBoundingClientRect();
  list.scrollBy({ left: (open.left + open.right - row.left - row.right) / 2 });
}

/** The pages of the account, each a link. */
export function AccountTabs() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const isAdmin = useSession()?.role === 'admin';
  const here = ofDetails.includes(pathname) ? paths.details.href() : pathname;
  return (
    <nav aria-label={t('account.title')} className={styles.tabs}>
      <ul role="list" ref={showOpenTab} className={styles.list}>
        {[...tabs, ...(isAdmin ? [adminTab] : [])].map(([name, href]) => (
          <li key={name}>
            <Link
              to={href}
              className={styles.tab}
              aria-current={isAt(href, here) ? (href === pathname ? 'page' : 'true') : undefined}
            >
              {t(`account.tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
