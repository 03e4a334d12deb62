import {
  formatNumber,
  Link,
  useLanguage,
  useTranslation,
  VisuallyHidden,
  type ContributionSummary,
} from '@sahra/shared/facade';
import { useAddressWith } from './contribution-address.ts';
import { useLoaded } from './contributions-context.ts';
import { listParams } from './load-contributions.ts';
import { Stars } from './stars.tsx';
import styles from './contribution-summary.module.css';

/** What reviewers think of something: the mean, and how many gave how many stars; each row shows only those. */
export function ReviewSummary({ summary, sectionId }: { summary: ContributionSummary; sectionId: string }) {
  const { t } = useTranslation('contributions');
  const { code } = useLanguage();
  const { stars: chosen } = useLoaded();
  const addressWith = useAddressWith();
  const { average, count, stars } = summary;
  if (average === null) return null;
  const shown = formatNumber(average, code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <span className={styles.average} aria-hidden="true">
          {shown}
        </span>
        <Stars rating={average} />
        <span className={styles.count}>{t('count.review', { count })}</span>
      </p>
      <ul role="list" aria-label={t('bars.label')} className={styles.bars}>
        {stars
          .map((number, index) => ({ number, rating: index + 1 }))
          .reverse()
          .map(({ number, rating }) => (
            <li key={rating}>
              <Link
                to={addressWith(
                  { [listParams.stars]: rating === chosen ? null : rating, [listParams.page]: null },
                  sectionId,
                )}
                preventScrollReset
                className={styles.bar}
                aria-current={rating === chosen ? 'true' : undefined}
              >
                <VisuallyHidden>{t('bars.row', { stars: formatNumber(rating, code), count: number })}</VisuallyHidden>
                <span aria-hidden="true">{formatNumber(rating, code)}</span>
                <progress max={count} value={number} className={styles.progress} aria-hidden="true" />
                <span aria-hidden="true" className={styles.number}>
                  {formatNumber(number, code)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
