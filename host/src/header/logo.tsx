import { classNames, Link, Mark, useTranslation } from '@sahra/shared/facade';
import styles from './logo.module.css';

/** The mark and the name in the script of the page; in the shop with the shop's name below it. A link, where that page is open: `to` is what `hrefTo` says. */
export function Logo({ to, subtitle }: { to: string | undefined; subtitle?: string }) {
  const { t } = useTranslation('common');
  const name = subtitle ? `${t('siteName')} · ${subtitle}` : t('siteName');
  const lockup = (
    <>
      <Mark className={styles.mark} />
      <span className={classNames(styles.lockup, subtitle && styles.titled)}>
        <span className={styles.wordmark} />
        {subtitle && (
          <span className={styles.subtitle} aria-hidden="true">
            {subtitle}
          </span>
        )}
      </span>
    </>
  );
  return to ? (
    <Link to={to} className={styles.logo} aria-label={name}>
      {lockup}
    </Link>
  ) : (
    <span role="img" className={styles.logo} aria-label={name}>
      {lockup}
    </span>
  );
}
