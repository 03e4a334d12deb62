import {
  Button,
  classNames,
  productSorts,
  useNavigate,
  useNavigation,
  useTranslation,
  type ProductSort,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { findSort } from './product-sort.ts';
import styles from './sort-form.module.css';

interface SortFormProps {
  sort: ProductSort;
  /** The category that stays chosen. */
  category?: string | undefined;
}

/** Chooses the order. With scripts a choice is enough; without, the form is sent. */
export function SortForm({ sort, category }: SortFormProps) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isGoing = location?.pathname === paths.shop.href();
  const chosen = isGoing ? findSort(new URLSearchParams(location.search).get('sort')) : sort;
  const choose = (next: ProductSort) =>
    void navigate(paths.shop.href({ ...(category && { category }), ...(next !== 'default' && { sort: next }) }), {
      preventScrollReset: true,
    });
  return (
    <form method="get" action={paths.shop.href()} className={styles.form}>
      {category && <input type="hidden" name="category" value={category} />}
      <label htmlFor="product-sort">{t('products.sortBy')}</label>
      <select
        id="product-sort"
        name="sort"
        className={classNames('form-select', styles.select)}
        value={chosen}
        onChange={(event) => choose(findSort(event.target.value))}
      >
        {productSorts.map((option) => (
          <option key={option} value={option}>
            {t(`products.sorts.${option}`)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="quiet" className={styles.submit}>
        {t('products.applySort')}
      </Button>
    </form>
  );
}
