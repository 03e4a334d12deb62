import { Icon, Link, VisuallyHidden } from '@sahra/shared/facade';
import styles from './chosen-filters.module.css';

export interface ChosenFilter {
  label: string;
  /** The address without it. */
  href: string;
}

interface ChosenFiltersProps {
  filters: readonly ChosenFilter[];
  /** The address without all of them. */
  clearHref: string;
  /** Says what the list of them is, what a press does, and what takes all of them away. */
  texts: { label: string; remove: string; clear: string };
}

/** What a list is narrowed by: each goes by a press, or all of it. */
export function ChosenFilters({ filters, clearHref, texts }: ChosenFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.list}>
        {filters.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={styles.filter} preventScrollReset>
              <VisuallyHidden>{texts.remove} </VisuallyHidden>
              <bdi>{label}</bdi>
              <Icon name="close" className={styles.cross} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={clearHref} className={styles.clear} preventScrollReset>
            {texts.clear}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
