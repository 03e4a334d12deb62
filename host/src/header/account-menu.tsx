import { useTranslation } from '@sahra/shared/facade';
import { useAccountNav } from './account-nav.ts';
import styles from './account-menu.module.css';
import { NavLinks } from './nav-links.tsx';
import { PopoverMenu } from './popover-menu.tsx';

/** What belongs to the visitor himself, and help. */
export function AccountMenu() {
  const { t } = useTranslation('host');
  const items = useAccountNav();
  return (
    <PopoverMenu label={t('account.label')} icon="user" shape="card" isWideOnly>
      <ul className={styles.list}>
        <NavLinks items={items} linkClassName={styles.link} />
      </ul>
    </PopoverMenu>
  );
}
