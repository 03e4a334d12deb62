import { Icon, Link, Slot, useHrefTo, useMenu, useTranslation, type IconName } from '@sahra/shared/facade';
import { ThemeMenu } from '../customizer/theme-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBar } from './header-bar.tsx';
import link from './header-link.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import styles from './merchandise-header.module.css';
import { NavLinks } from './nav-links.tsx';
import { OffCanvas } from './off-canvas.tsx';

/** As many entries stand in the bar of a wide screen in every language. */
const ROOM = 3;

/** Header of the shop: its own name and ways, and the way back to the films. */
export function MerchandiseHeader() {
  const { t } = useTranslation('host');
  const lines = useMenu('shop');
  const exits = useMenu('shop-exit');
  const logo = <Logo to={useHrefTo()('shop.products')} subtitle={t('shop.name')} />;
  return (
    <HeaderBar
      tone="merchandise"
      logo={logo}
      nav={<NavLinks lines={lines} linkClassName={link.link} />}
      actions={
        <>
          {exits.map(({ to, text, icon = 'next' }) => (
            <Link key={to} to={to} className={styles.back} aria-label={text}>
              <Icon name={icon as IconName} />
              <span>{text}</span>
            </Link>
          ))}
          <Slot name="merchandise.actions" />
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
          <OffCanvas logo={logo} lines={[...lines, ...exits]} isForAll={lines.length > ROOM} />
        </>
      }
    />
  );
}
