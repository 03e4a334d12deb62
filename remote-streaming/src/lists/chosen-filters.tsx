import { Icon, Link, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import styles from './chosen-filters.module.css';

export interface ChosenFilter {
  label: string;
  /** The address without it. */
  href: string;
}

/** What a list is narrowed by: each goes by a press, or all of it. */
export function ChosenFilters({ filters, clearHref }: { filters: readonly ChosenFilter[]; clearHref: string }) {
  const { t } = useTranslation('lists');
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t('filter.chosen')}>
      <ul className={styles.list}>
        {filters.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={styles.filter} preventScrollReset>
              <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
              <bdi>{label}</bdi>
              <Icon name="close" className={styles.cross} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={clearHref} className={styles.clear} preventScrollReset>
            {t('filter.clear')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
