import {
  Badge,
  formatNumber,
  Link,
  Picture,
  Price,
  useLanguage,
  useTranslation,
  type Product,
} from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import admin from '../admin.module.css';
import styles from './products.module.css';

/** One product in the list: what it is, costs, and how many there are. */
export function ManagedProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { code } = useLanguage();
  const { id, name, sku, category, price, compareAtPrice, stockQuantity, picture } = product;
  return (
    <Card as="li" variant="quiet">
      <div className={styles.row}>
        <Picture picture={picture} alt="" sizes="72px" className={styles.thumb} />
        <div>
          <div className={admin.head}>
            <h2 className={admin.name}>
              <Link to={paths.adminProduct.href(id)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            {stockQuantity === 0 && <Badge tone="second">{t('list.soldOut')}</Badge>}
          </div>
          <ul role="list" className={admin.facts}>
            <li>
              {t('fields.sku')} <bdi dir="ltr">{sku}</bdi>
            </li>
            <li>{category.name}</li>
            <li>
              <Price money={price} compareAt={compareAtPrice} />
            </li>
            <li>{t('variants.stock', { stock: formatNumber(stockQuantity, code) })}</li>
          </ul>
        </div>
      </div>
    </Card>
  );
}
