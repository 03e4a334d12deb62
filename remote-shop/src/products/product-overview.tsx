import {
  formatNumber,
  Link,
  Picture,
  Price,
  Rating,
  useLanguage,
  useTranslation,
  type ProductDetail,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { ColorList } from './color-list.tsx';
import styles from './product-overview.module.css';
import { SourceFilm } from './source-film.tsx';

/** So few pieces are worth a warning. */
const FEW = 5;

/** Whether it can be had: nobody counts a hundred mugs, but the last five. */
function StockState({ quantity }: { quantity: number }) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  if (quantity <= 0) return <p className={styles.soldOut}>{t('products.soldOut')}</p>;
  if (quantity > FEW) return <p className={styles.inStock}>{t('product.inStock')}</p>;
  return (
    <p className={styles.few}>{t('product.fewLeft', { count: quantity, number: formatNumber(quantity, code) })}</p>
  );
}

/** The product's picture, with its name, price, and what it comes in. */
export function ProductOverview({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const { name, category, price, compareAtPrice, memberRating, colors, sizes, program } = product;
  return (
    <header className={styles.overview}>
      <div className={styles.frame}>
        <Picture
          picture={product.picture}
          alt={t('product.pictureOf', { name })}
          sizes="(min-width: 768px) 40vw, 92vw"
          priority
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <Link to={paths.shop.href({ category: category.slug })} className={styles.category}>
          {category.name}
        </Link>
        <h1 className={styles.name}>{name}</h1>
        {memberRating.average !== null && (
          <a href="#reviews" className={styles.opinion}>
            <Rating value={memberRating.average} outOf={5} /> {t('products.reviews', { count: memberRating.count })}
          </a>
        )}
        <p className={styles.price}>
          <Price money={price} compareAt={compareAtPrice} />
        </p>
        <StockState quantity={product.stockQuantity} />
        <p lang={product.contentLanguage} dir="auto" className={styles.description}>
          {product.description}
        </p>
        <ColorList colors={colors} />
        {sizes.length > 0 && <p className={styles.sizes}>{t('products.sizes', { sizes: sizes.join(' ') })}</p>}
        {program && <SourceFilm program={program} />}
      </div>
    </header>
  );
}
