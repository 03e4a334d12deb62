import { Link, Picture, Price, useTranslation, type Product } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-row.module.css';

const SIZES = '(min-width: 768px) 140px, 30vw';

/** A thing of the shop in one line, for those who compare. */
function ProductRow({ product, isPriority }: { product: Product; isPriority: boolean }) {
  const { t } = useTranslation('shop');
  const { name, category, price, compareAtPrice, inStock } = product;
  return (
    <article className={styles.row} data-sold-out={!inStock || undefined}>
      <Picture picture={product.picture} alt="" sizes={SIZES} priority={isPriority} className={styles.picture} />
      <div className={styles.about}>
        <p className={styles.quiet}>{category.name}</p>
        <h2 className={styles.name}>
          <Link to={paths.product.href(product.slug)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <ProductFacts product={product} />
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          <Price money={price} compareAt={compareAtPrice} />
        </p>
        <p className={styles.quiet}>{inStock ? t('product.inStock') : t('products.soldOut')}</p>
      </div>
    </article>
  );
}

/** Products one below the other. */
export function ProductRows({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.rows}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} isPriority={index < 2} />
        </li>
      ))}
    </ul>
  );
}
