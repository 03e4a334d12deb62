import { Link, paths, useTranslation, type ProductCategory, type ProductSort } from '@sahra/shared/facade';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: ProductCategory[];
  category: ProductCategory | null;
  sort: ProductSort;
}

/** The kinds of things in the shop, as links that keep the chosen order. */
export function CategoryFilter({ categories, category, sort }: CategoryFilterProps) {
  const { t } = useTranslation('shop');
  const order = sort === 'default' ? {} : { sort };
  return (
    <nav className={styles.filter} aria-label={t('products.categories')}>
      <ul className={styles.choices}>
        <li>
          <Link to={paths.shop.href(order)} className={styles.choice} aria-current={category ? undefined : 'true'} preventScrollReset>
            {t('products.allCategories')}
          </Link>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.shop.href({ category: slug, ...order })}
              className={styles.choice}
              aria-current={category?.slug === slug ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
