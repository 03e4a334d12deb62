import { Link, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import type { ListFilter } from './list-filter.ts';
import styles from './view-links.module.css';

const shapes = { grid: 'M4 4h7v7H4zm9 0h7v7h-7zm-9 9h7v7H4zm9 0h7v7h-7z', list: 'M4 5h16M4 12h16M4 19h16' } as const;

/** A wall of cards, or lines one below the other. */
export function ViewLinks({ filter, page }: { filter: ListFilter; page: number }) {
  const { t } = useTranslation('filters');
  return (
    <nav aria-label={t('view.label')} className={styles.views}>
      {(['grid', 'list'] as const).map((view) => (
        <Link
          key={view}
          to={paths.shop.href({ ...filter, view: view === 'list' ? view : undefined, page })}
          className={styles.view}
          aria-label={t(`view.${view}`)}
          aria-current={(filter.view ?? 'grid') === view ? 'true' : undefined}
          preventScrollReset
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.shape}>
            <path d={shapes[view]} />
          </svg>
        </Link>
      ))}
    </nav>
  );
}
