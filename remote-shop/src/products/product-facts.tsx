import type { ReactNode } from 'react';
import { Rating, Still, useTranslation, type Product } from '@sahra/shared/facade';
import { ColorList } from './color-list.tsx';
import styles from './product-facts.module.css';

interface ProductFactsProps {
  product: Product;
  /** What stands before it. Nothing in it can be pressed. */
  children?: () => ReactNode;
}

/** What a list says of a thing below its name: what people think of it, in which colours and sizes it comes. */
export function ProductFacts({ product, children }: ProductFactsProps) {
  const { t } = useTranslation('shop');
  const { memberRating, colors, sizes } = product;
  return (
    <Still of={product} className={styles.facts}>
      {() => (
        <>
          {children?.()}
          {memberRating.average !== null && (
            <p className={styles.opinion}>
              <Rating value={memberRating.average} outOf={5} />
              <span>{t('products.reviews', { count: memberRating.count })}</span>
            </p>
          )}
          <ColorList colors={colors} />
          {sizes.length > 0 && <p className={styles.sizes}>{t('products.sizes', { sizes: sizes.join(' ') })}</p>}
        </>
      )}
    </Still>
  );
}
