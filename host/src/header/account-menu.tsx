import { classNames, useSession, useTranslation } from '@sahra/shared/facade';
import { useAccountNav } from './account-nav.ts';
import styles from './account-menu.module.css';
import links from './link-list.module.css';
import { NavLinks } from './nav-links.tsx';
import { PopoverMenu } from './popover-menu.tsx';

/** The visitor's own pages, and help. Signed-in members see the first letter of who watches. */
export function AccountMenu() {
  const { t } = useTranslation('host');
  const member = useSession();
  const groups = useAccountNav();
  const name = member?.profile?.name ?? member?.name ?? '';
  const [letter] = name.trim().toUpperCase();
  return (
    <PopoverMenu
      label={member ? t('account.of', { name }) : t('account.label')}
      icon="user"
      face={letter && <span className={styles.letter}>{letter}</span>}
      shape="card"
      isWideOnly
    >
      {member && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      {groups.map((lines) => (
        <ul key={lines[0]?.to} className={classNames(links.list, styles.group)}>
          <NavLinks lines={lines} linkClassName={links.link} />
        </ul>
      ))}
    </PopoverMenu>
  );
}
