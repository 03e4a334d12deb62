import { paths, useTranslation } from '@sahra/shared/facade';
import type { NavItem } from './nav-links.tsx';

/** Where the account menu leads. */
export function useAccountNav(): NavItem[] {
  const { t } = useTranslation('host');
  return [
    { to: paths.signIn.href(), text: t('account.signIn') },
    { to: paths.signUp.href(), text: t('account.signUp') },
    { to: paths.pricing.href(), text: t('account.subscription') },
    { to: paths.contactUs.href(), text: t('account.support') },
    { to: paths.faq.href(), text: t('account.help') },
  ];
}
