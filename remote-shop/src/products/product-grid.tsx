import type { Product } from '@sahra/shared/facade';
import styles from './product-card.module.css';
import { ProductCard } from './product-card.tsx';

/** A wall of products; the pictures of the first ones are loaded at once. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isPriority={index < 2} />
        </li>
      ))}
    </ul>
  );
}
