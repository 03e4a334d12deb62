import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames, Icon, useSession, useTranslation } from '@sahra/shared/facade';
import { ThemeSection } from '../customizer/theme-section.tsx';
import { useAccountNav } from './account-nav.ts';
import { CategoryTree } from './category-tree.tsx';
import { LanguageLinks } from './language-links.tsx';
import { NavLinks, type NavItem } from './nav-links.tsx';
import styles from './off-canvas.module.css';
import type { CategoryTreeState } from './use-category-tree.ts';

interface OffCanvasProps {
  logo: ReactNode;
  items: NavItem[];
  tree?: CategoryTreeState;
}

/** Every click that is not on what is inside the dialog is one on the veil round it. */
function closeOnVeil({ target, currentTarget }: Event) {
  if (currentTarget instanceof HTMLDialogElement && target === currentTarget) currentTarget.close();
}

/** The menu of narrow screens: a modal dialog of the browser, so focus stays inside and Escape closes it. */
export function OffCanvas({ logo, items, tree }: OffCanvasProps) {
  const { t } = useTranslation(['host', 'common']);
  const { key } = useLocation();
  const account = useAccountNav().flat();
  const member = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const adopt = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    element?.addEventListener('click', closeOnVeil);
  };
  const open = () => {
    tree?.load();
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={classNames(styles.opener, styles.menu)} aria-label={t('nav.menu')} aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" />
      </button>
      {/* A new one for each page: it never stays open over the page that it led to. */}
      <dialog key={key} ref={adopt} className={styles.dialog} aria-label={t('nav.menu')}>
        <div className={styles.panel}>
          <div className={styles.top}>
            {logo}
            <button type="button" className={styles.opener} aria-label={t('common:close')} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={t('nav.menu')}>
            <ul className={styles.list}>
              <NavLinks items={items} linkClassName={styles.link} />
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
            <ul className={styles.list}>
              <NavLinks items={account} linkClassName={styles.link} />
            </ul>
          </nav>
          <h2 className={styles.heading}>{t('language.label')}</h2>
          <LanguageLinks className={styles.languages} />
          <ThemeSection />
        </div>
      </dialog>
    </>
  );
}
