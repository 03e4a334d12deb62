import type { ReactNode } from 'react';
import { formatNumber, useLanguage, useTranslation, type Page, type Product } from '@sahra/shared/facade';
import styles from './shop-page.module.css';

/** Which of how many products are shown, beside what changes that. */
export function ListBar({ products, children }: { products: Page<Product>; children: ReactNode }) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const { items, page, pageSize, total } = products;
  const first = (page - 1) * pageSize;
  const named = (number: number) => formatNumber(number, code);
  return (
    <div className={styles.bar}>
      <p className={styles.showing} role="status">
        {total > 0 &&
          t('products.showing', { from: named(first + 1), to: named(first + items.length), total: named(total) })}
      </p>
      {children}
    </div>
  );
}
