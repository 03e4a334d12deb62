import { Link } from 'react-router-dom';
import { classNames, Mark, useTranslation } from '@sahra/shared/facade';
import styles from './logo.module.css';

/** The mark and the name in the script of the page; in the shop with the shop's name below it. */
export function Logo({ to, subtitle }: { to: string; subtitle?: string }) {
  const { t } = useTranslation('common');
  return (
    <Link to={to} className={styles.logo} aria-label={subtitle ? `${t('siteName')} · ${subtitle}` : t('siteName')}>
      <Mark className={styles.mark} />
      <span className={classNames(styles.lockup, subtitle && styles.titled)}>
        <span className={styles.wordmark} />
        {subtitle && (
          <span className={styles.subtitle} aria-hidden="true">
            {subtitle}
          </span>
        )}
      </span>
    </Link>
  );
}
