import { Icon, Link, useTranslation, type Crumb } from '@sahra/shared/facade';
import styles from './breadcrumb.module.css';

/** Where the page is in the site; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={href} className={styles.item}>
            {index > 0 && <Icon name="next" className={styles.chevron} />}
            {index < items.length - 1 ? (
              <Link to={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              <span aria-current="page" className={styles.current}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
