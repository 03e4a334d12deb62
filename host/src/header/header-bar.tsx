import type { ReactNode } from 'react';
import { classNames, useTranslation } from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import styles from './header-bar.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

interface HeaderBarProps {
  logo: ReactNode;
  /** Items of the main navigation's list. */
  nav: ReactNode;
  actions: ReactNode;
  tone: 'streaming' | 'merchandise';
}

/** The bar at the top of every page: it lies clear over the page's beginning and becomes solid once that is scrolled. */
export function HeaderBar({ logo, nav, actions, tone }: HeaderBarProps) {
  const { t } = useTranslation('host');
  const isStuck = useScrolledPast(1);
  return (
    <header className={classNames(styles.header, styles[tone], isStuck && styles.stuck)} data-stuck={isStuck}>
      <FirstPaintAt id="content" />
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <div className={styles.bar}>
        {logo}
        <nav aria-label={t(tone === 'merchandise' ? 'shop.nav' : 'nav.label')} className={styles.nav}>
          <ul className={styles.list} onBlur={({ currentTarget }) => currentTarget.scrollTo({ top: 0 })}>
            {nav}
          </ul>
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
