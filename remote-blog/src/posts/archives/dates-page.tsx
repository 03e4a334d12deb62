import { Link, useLanguage, useLoaderData, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { byYear, dateName } from './archive-date.ts';
import styles from './archives.module.css';
import { ArchiveOverview, loadArchive as loader } from './overview.tsx';

export { loader };
export { OverviewSkeleton as Skeleton } from './overview.tsx';

/** When there were posts: months by their years. */
export default function DatesPage() {
  const { t } = useTranslation('posts');
  const { code } = useLanguage();
  const { months } = useLoaderData<typeof loader>();
  return (
    <ArchiveOverview of="dates" isEmpty={months.length === 0}>
      {byYear(months).map(({ year, count, months: own }) => (
        <section key={year} aria-labelledby={`year-${year}`} className={styles.year}>
          <h2 id={`year-${year}`} className={styles.yearTitle}>
            <Link to={paths.postDate.href(year)}>{dateName(year, code)}</Link>{' '}
            <span className={styles.count}>{t('count', { count })}</span>
          </h2>
          <ul className={styles.months}>
            {own.map(({ month, count: inMonth }) => (
              <li key={month}>
                <Link to={paths.postDate.href(month)} className={styles.month}>
                  {dateName(month, code)} <span className={styles.count}>{t('count', { count: inMonth })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ArchiveOverview>
  );
}
