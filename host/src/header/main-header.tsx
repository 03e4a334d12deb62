import { classNames, useApp, useHrefTo, useLocation, useMenu, useTranslation } from '@sahra/shared/facade';
import { findParams, useStore } from '@sahra/shared/host-runtime';
import { ThemeMenu } from '../customizer/theme-menu.tsx';
import { SearchMenu } from '../search/search-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CategoryTree } from './category-tree.tsx';
import { HeaderBar } from './header-bar.tsx';
import link from './header-link.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { NavLinks } from './nav-links.tsx';
import { OffCanvas } from './off-canvas.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import { useCategoryTree } from './use-category-tree.ts';

/** As many entries stand in the bar of a wide screen in every language. */
const ROOM = 6;

/** Header of everything that is watched and read. */
export function MainHeader() {
  const { t } = useTranslation('host');
  const tree = useCategoryTree();
  const lines = useMenu('main');
  const everything = useMenu('main', 'explore');
  const hrefTo = useHrefTo();
  const hasCategories = hrefTo('streaming.category', { categoryId: 1 }) !== undefined;
  const logo = <Logo to={hrefTo('streaming.home')} />;
  const { pathname } = useLocation();
  const isInCategory = findParams(useStore(useApp().siteMap), 'streaming.category', pathname) !== undefined;
  return (
    <HeaderBar
      tone="streaming"
      logo={logo}
      nav={
        <>
          <NavLinks lines={lines.slice(0, 1)} linkClassName={link.link} />
          {hasCategories && (
            <li>
              <PopoverMenu
                label={t('nav.categories')}
                text={t('nav.categories')}
                icon="down"
                shape="sheet"
                isCurrent={isInCategory}
                buttonClassName={link.link}
                onOpen={tree.load}
              >
                <p className={link.sheetTitle}>{t('categories.title')}</p>
                <CategoryTree tree={tree} shape="wide" />
              </PopoverMenu>
            </li>
          )}
          <NavLinks
            lines={lines.slice(1)}
            linkClassName={link.link}
            selectionClassName={classNames(link.link, link.roomy)}
          />
        </>
      }
      actions={
        <>
          <SearchMenu />
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
          <OffCanvas
            logo={logo}
            lines={everything}
            isForAll={lines.length > ROOM}
            tree={hasCategories ? tree : undefined}
          />
        </>
      }
    />
  );
}
