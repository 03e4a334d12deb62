import { memo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames, IconButton, useSession, useToasts, useTranslation, type MenuLine } from '@sahra/shared/facade';
import type { Drawer as DrawerPart } from '@sahra/shared/parts/drawer';
import { ThemeSection } from '../customizer/theme-section.tsx';
import { useAccountNav } from './account-nav.ts';
import { CategoryTree } from './category-tree.tsx';
import { LanguageLinks } from './language-links.tsx';
import { NavLinks } from './nav-links.tsx';
import links from './link-list.module.css';
import styles from './off-canvas.module.css';
import type { CategoryTreeSource } from './category-tree-source.ts';

interface OffCanvasProps {
  logo: ReactNode;
  lines: readonly MenuLine[];
  /** On wide screens too, where the bar has not room for all. */
  isForAll: boolean;
  tree?: CategoryTreeSource | undefined;
}

const loadDrawer = () => import('@sahra/shared/parts/drawer');

/** Opening and closing leave it as it is: the browser has enough to do then. */
const Contents = memo(function Contents({ lines, tree }: Pick<OffCanvasProps, 'lines' | 'tree'>) {
  const { t } = useTranslation('host');
  const account = useAccountNav().flat();
  const member = useSession();
  return (
    <>
      <nav aria-label={t('nav.menu')}>
        <ul className={links.list}>
          <NavLinks lines={lines} linkClassName={styles.link} />
        </ul>
        {tree && (
          <>
            <h2 className={styles.heading}>{t('nav.categories')}</h2>
            <CategoryTree tree={tree} shape="narrow" />
          </>
        )}
      </nav>
      <nav aria-label={t('account.label')}>
        <h2 className={styles.heading}>{member ? <bdi>{member.name}</bdi> : t('account.label')}</h2>
        <ul className={links.list}>
          <NavLinks lines={account} linkClassName={styles.link} />
        </ul>
      </nav>
      <h2 className={styles.heading}>{t('language.label')}</h2>
      <LanguageLinks isRow />
      <ThemeSection />
    </>
  );
});

/** The menu of narrow screens: all that the bar of wide ones has, and more, in a drawer that is loaded when a finger or a pointer comes. */
export function OffCanvas({ logo, lines, isForAll, tree }: OffCanvasProps) {
  const { t } = useTranslation('host');
  const { key } = useLocation();
  const { show } = useToasts();
  const [Drawer, setDrawer] = useState<typeof DrawerPart>();
  const [openedOn, setOpenedOn] = useState<string>();
  // It never stays open over the page that it led to, nor is it open again for who comes back.
  if (openedOn && openedOn !== key) setOpenedOn(undefined);
  const open = async () => {
    tree?.load();
    try {
      const part = await loadDrawer();
      setDrawer(() => part.Drawer);
      setOpenedOn(key);
    } catch {
      show({ text: t('nav.menuFailed'), tone: 'warning' });
    }
  };
  return (
    <>
      <IconButton
        label={t('nav.menu')}
        icon="menu"
        className={classNames(!isForAll && styles.narrowOnly, styles.opener)}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => void open()}
      />
      {Drawer && (
        <Drawer isOpen={openedOn === key} onClose={() => setOpenedOn(undefined)} title={t('nav.menu')} head={logo}>
          <Contents lines={lines} tree={tree} />
        </Drawer>
      )}
    </>
  );
}
