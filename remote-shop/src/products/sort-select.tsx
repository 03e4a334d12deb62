import { Button, classNames, productSorts, useTranslation, type ProductSort } from '@sahra/shared/facade';
import { findSort } from './product-sort.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  sort: ProductSort;
  /** The form that the choice belongs to. */
  form: string;
  onChoose: (sort: ProductSort) => void;
}

/** Chooses the order. With scripts a choice is enough; without, the form is sent. */
export function SortSelect({ sort, form, onChoose }: SortSelectProps) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.sort}>
      <label htmlFor="product-sort">{t('products.sortBy')}</label>
      <select
        id="product-sort"
        name="sort"
        form={form}
        className={classNames('form-select', styles.select)}
        value={sort}
        onChange={(event) => onChoose(findSort(event.target.value))}
      >
        {productSorts.map((option) => (
          <option key={option} value={option}>
            {t(`products.sorts.${option}`)}
          </option>
        ))}
      </select>
      <Button type="submit" form={form} variant="quiet" className={styles.submit}>
        {t('products.applySort')}
      </Button>
    </div>
  );
}
