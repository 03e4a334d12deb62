import { useLocation } from 'react-router-dom';
import { can, paths, useSession, useTranslation } from '@sahra/shared/facade';
import { useOpenItems, type NavItem } from './nav-links.tsx';

/** Where the account menu leads, in groups that are not empty: what is the visitor's own, help, the way out. */
export function useAccountNav(): NavItem[][] {
  const { t } = useTranslation('host');
  const member = useSession();
  const open = useOpenItems();
  const { pathname, search } = useLocation();
  // Back to the page that one was on; from the home page to one's own.
  const next = pathname === paths.home.href() ? undefined : pathname + search;
  const help = [
    { to: paths.pricing.href(), text: t('account.subscription') },
    { to: paths.contactUs.href(), text: t('account.support') },
    { to: paths.faq.href(), text: t('account.help') },
  ];
  const groups = member
    ? [
        [
          { to: paths.account.href(), text: t('account.own') },
          { to: paths.watchlist.href(), text: t('account.watchlist') },
          ...(can(member.role, 'manage-members') ? [{ to: paths.admin.href(), text: t('account.admin') }] : []),
        ],
        help,
        [{ to: paths.logout.href(), text: t('account.logout') }],
      ]
    : [
        [
          { to: paths.signIn.href(next), text: t('account.signIn') },
          { to: paths.signUp.href(next), text: t('account.signUp') },
        ],
        help,
      ];
  return groups.map(open).filter(({ length }) => length > 0);
}
