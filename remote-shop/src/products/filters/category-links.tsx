import { formatNumber, Link, useLanguage, useTranslation, type ProductFacets } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import styles from './filter-form.module.css';
import type { ListFilter } from './list-filter.ts';

type Category = ProductFacets['categories'][number];

interface BranchProps {
  categories: readonly Category[];
  parent: string | null;
  filter: ListFilter;
}

/** The categories below one, each with those below it. */
function Branch({ categories, parent, filter }: BranchProps) {
  const { code } = useLanguage();
  return categories
    .filter((category) => category.parent === parent)
    .map(({ slug, name, count }) => (
      <li key={slug}>
        <Link
          to={paths.shop.href({ ...filter, category: slug })}
          className={styles.category}
          aria-current={slug === filter.category ? 'true' : undefined}
          preventScrollReset
        >
          <span>{name}</span> {count !== null && <bdi className={styles.number}>{formatNumber(count, code)}</bdi>}
        </Link>
        {categories.some((category) => category.parent === slug) && (
          <ul className={styles.branch}>
            <Branch categories={categories} parent={slug} filter={filter} />
          </ul>
        )}
      </li>
    ));
}

/** The kinds of things in the shop; what else is chosen stays. */
export function CategoryLinks({ categories, filter }: Omit<BranchProps, 'parent'>) {
  const { t } = useTranslation('shop');
  return (
    <nav aria-label={t('products.categories')} className={styles.group}>
      <p className={styles.legend} aria-hidden="true">
        {t('products.categories')}
      </p>
      <ul className={styles.tree}>
        <li>
          <Link
            to={paths.shop.href({ ...filter, category: undefined })}
            className={styles.category}
            aria-current={filter.category === undefined ? 'true' : undefined}
            preventScrollReset
          >
            {t('products.allCategories')}
          </Link>
        </li>
        <Branch categories={categories} parent={null} filter={filter} />
      </ul>
    </nav>
  );
}
