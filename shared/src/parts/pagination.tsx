import { formatNumber, Icon, Link, useLanguage, useTranslation } from '@sahra/shared/facade';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing where there is one page. */
export function Pagination({ page, pageSize, total, hrefOf }: PaginationProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const named = (number: number) => formatNumber(number, code);
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
          <Icon name="previous" />
          <span className={styles.stepLabel}>{t('previousPage')}</span>
        </Link>
      )}
      <span className={styles.position}>{t('pagination.position', { page: named(page), total: named(last) })}</span>
      <ol className={styles.numbers}>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                className={styles.number}
                aria-label={t('pagination.page', { page: named(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {named(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
          <span className={styles.stepLabel}>{t('nextPage')}</span>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
