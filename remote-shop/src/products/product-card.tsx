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
import { paths } from '../paths.ts';
import styles from './product-card.module.css';
import { ProductFacts } from './product-facts.tsx';
import { reductionOf } from './reduction.ts';

const SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 30vw, 46vw';
const ROW_SIZES = '(min-width: 768px) 224px, 44vw';

interface ProductCardProps {
  product: Product;
  isPriority?: boolean;
  /** In a rail that has a heading of its own. */
  isInRow?: boolean;
}

/** A thing in the shop: what it looks like, what it costs, what people think of it, in which colours it comes. */
export function ProductCard({ product, isPriority = false, isInRow = false }: ProductCardProps) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const { name, category, price, compareAtPrice, inStock } = product;
  const Heading = isInRow ? 'h3' : 'h2';
  const reduction = reductionOf(price, compareAtPrice);
  return (
    <article className={styles.card} data-sold-out={!inStock || undefined}>
      <div className={styles.frame}>
        <Picture
          picture={product.picture}
          alt=""
          sizes={isInRow ? ROW_SIZES : SIZES}
          priority={isPriority}
          className={styles.picture}
        />
        <div className={styles.badges}>
          {!inStock && <Badge>{t('products.soldOut')}</Badge>}
          {inStock && reduction > 0 && (
            <Badge tone="second">
              <bdi>{formatNumber(-reduction, code, { style: 'percent' })}</bdi>
            </Badge>
          )}
        </div>
      </div>
      <p className={styles.category}>{category.name}</p>
      <Heading className={styles.name}>
        <Link to={paths.product.href(product.slug)} className={styles.link}>
          {name}
        </Link>
      </Heading>
      <ProductFacts product={product}>
        {() => (
          <p className={styles.price}>
            {product.priceVaries && <span>{t('products.from')} </span>}
            <Price money={price} compareAt={compareAtPrice} />
          </p>
        )}
      </ProductFacts>
    </article>
  );
}
