import { Link } from 'react-router-dom';
import { Icon, paths, useTranslation } from '@sahra/shared/facade';
import { ThemeMenu } from '../customizer/theme-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBar } from './header-bar.tsx';
import link from './header-link.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import styles from './merchandise-header.module.css';
import { NavLinks, useOpenItems, useShopNav } from './nav-links.tsx';
import { OffCanvas } from './off-canvas.tsx';

/** Header of the shop: its own name and ways, and the way back to the films. */
export function MerchandiseHeader() {
  const { t } = useTranslation('host');
  const items = useShopNav();
  const back = useOpenItems()([{ to: paths.home.href(), text: t('shop.backToFilms') }]);
  const logo = <Logo to={paths.shop.href()} subtitle={t('shop.name')} />;
  return (
    <HeaderBar
      tone="merchandise"
      logo={logo}
      nav={<NavLinks items={items} linkClassName={link.link} />}
      actions={
        <>
          {back.map(({ to, text }) => (
            <Link key={to} to={to} className={styles.back} aria-label={text}>
              <Icon name="film" />
              <span>{text}</span>
            </Link>
          ))}
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
          <OffCanvas logo={logo} items={[...items, ...back]} />
        </>
      }
    />
  );
}
