import { classNames, type Product } from '@sahra/shared/facade';
import styles from './product-card.module.css';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly Product[];
  className?: string | undefined;
}

/** A wall of products; the pictures of the first ones are loaded at once. */
export function ProductGrid({ products, className }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, className)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isPriority={index < 2} />
        </li>
      ))}
    </ul>
  );
}
