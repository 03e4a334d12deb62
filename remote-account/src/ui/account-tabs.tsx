import { Link, useLocation, useMenu, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './account-frame.module.css';

/** Pages that are reached from the details. */
const ofDetails: readonly string[] = [
  paths.picture.href(),
  paths.emailAddress.href(),
  paths.dataExport.href(),
  paths.deletion.href(),
];

const isAt = (href: string, pathname: string) =>
  pathname === href || (href !== paths.account.href() && pathname.startsWith(`${href}/`));

/** On a phone the tabs stand in a row that scrolls: the open one is brought into sight, and the page stays where it is. */
function showOpenTab(list: HTMLUListElement | null) {
  const open = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !open) return;
  const row = list.getBoundingClientRect();
  list.scrollBy({ left: (open.left + open.right - row.left - row.right) / 2 });
}

/** The pages of the account, each a link; a page below a tab belongs to it. */
export function AccountTabs() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const here = ofDetails.includes(pathname) ? paths.details.href() : pathname;
  return (
    <nav aria-label={t('account.title')} className={styles.tabs}>
      <ul role="list" ref={showOpenTab} className={styles.list}>
        {useMenu('account-tabs').map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={isAt(to, here) ? (to === pathname ? 'page' : 'true') : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
