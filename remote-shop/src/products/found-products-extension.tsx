import { Skeleton as Place, type SearchHitOf } from '@sahra/shared/facade';
import { ProductCard } from './product-card.tsx';
import styles from './product-card.module.css';

const places = [0, 1, 2, 3];

export function Skeleton() {
  return (
    <div className={styles.grid}>
      {places.map((place) => (
        <Place key={place} ratio="product" className={styles.place} />
      ))}
    </div>
  );
}

/** Products that were found. */
export default function FoundProducts({ hits }: { hits: readonly SearchHitOf<'shop'>[] }) {
  return (
    <ul className={styles.grid}>
      {hits.map(({ product }) => (
        <li key={product.id}>
          <ProductCard product={product} isInRow />
        </li>
      ))}
    </ul>
  );
}
