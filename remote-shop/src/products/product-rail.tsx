import { Rail, Skeleton, useTranslation, type Product } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './product-card.module.css';
import { ProductCard } from './product-card.tsx';

/** As many products as a page of another area shows. */
export const RAIL_LENGTH = 6;

const places = Array.from({ length: RAIL_LENGTH }, (_, index) => index);

interface ProductRailProps {
  products: readonly Product[];
  /** Without one it is said that they are from the shop. */
  title?: string;
  /** Where more of them are; by default the whole shop. */
  href?: string;
}

/** Some products in a row; nothing where there are none. */
export function ProductRail({ products, title, href }: ProductRailProps) {
  const { t } = useTranslation('shop');
  if (products.length === 0) return null;
  return (
    <div className={styles.below}>
      <Rail
        title={title ?? t('rail.title')}
        href={href ?? paths.shop.href()}
        hrefLabel={href ? undefined : t('menu.all')}
        itemClassName={styles.inRow}
      >
        {products.map((product) => (
          <ProductCard key={product.id} product={product} isInRow />
        ))}
      </Rail>
    </div>
  );
}

/** The rail before its products. */
export function ProductRailSkeleton() {
  return (
    <div className={styles.below}>
      <Skeleton className={styles.titlePlace} width="s" height="text" />
      <div className={styles.places}>
        {places.map((place) => (
          <div key={place} className={styles.inRow}>
            <Skeleton ratio="product" className={styles.place} />
          </div>
        ))}
      </div>
    </div>
  );
}
