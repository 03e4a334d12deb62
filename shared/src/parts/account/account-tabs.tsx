import { Link, useHrefTo, useLocation, useMenu, useTranslation } from '@sahra/shared/facade';
import styles from './account-frame.module.css';

/** Pages that are reached from the details. */
const ofDetails = ['account.picture', 'account.email-address', 'account.data-export', 'account.deletion'] as const;

/** On a phone the tabs stand in a row that scrolls: the open one is brought into sight, and the page stays where it is. */
function showOpenTab(list: HTMLUListElement | null) {
  const open = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !open) return;
  const row = list.getBoundingClientRect();
  list.scrollBy({ left: (open.left + open.right - row.left - row.right) / 2 });
}

/** The pages of the account, each a link; a page below a tab belongs to it. */
export function AccountTabs() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const hrefTo = useHrefTo();
  const start = hrefTo('account.dashboard');
  const here = ofDetails.some((id) => hrefTo(id) === pathname) ? hrefTo('account.details') : pathname;
  const isOpen = (to: string) => to === here || (to !== start && here?.startsWith(`${to}/`));
  return (
    <nav aria-label={t('accountPages')} className={styles.tabs}>
      <ul role="list" ref={showOpenTab} className={styles.list}>
        {useMenu('account-tabs').map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={isOpen(to) ? (to === pathname ? 'page' : 'true') : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
