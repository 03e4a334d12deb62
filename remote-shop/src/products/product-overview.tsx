import {
  formatMoney,
  formatNumber,
  Link,
  Price,
  Rating,
  useLanguage,
  useTranslation,
  type ProductDetail,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { BuyForms } from './buy/buy-forms.tsx';
import { OptionForm } from './buy/option-form.tsx';
import type { Variant } from './buy/product-choice.ts';
import { ProductGallery } from './gallery/product-gallery.tsx';
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

/** What it costs, and, where it is reduced, what it cost least before. */
function VariantPrice({ price, compareAtPrice, lowestPrice }: Variant) {
  const { t } = useTranslation('buy');
  const { code } = useLanguage();
  return (
    <div>
      <p className={styles.price}>
        <Price money={price} compareAt={compareAtPrice} />
      </p>
      {lowestPrice && (
        <p className={styles.lowest}>
          <bdi>{t('price.lowest', { price: formatMoney(lowestPrice, code) })}</bdi>
        </p>
      )}
    </div>
  );
}

/** Where it stands in the shop, from the widest category down to its own. */
function CategoryPath({ categories }: Pick<ProductDetail, 'categories'>) {
  const { t } = useTranslation('buy');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.path}>
        {categories.map(({ slug, name }) => (
          <li key={slug} className={styles.step}>
            <Link to={paths.shop.href({ category: slug })} className={styles.category}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ProductOverviewProps {
  product: ProductDetail;
  /** The chosen one. */
  variant: Variant;
  /** Whether it is on the wishlist of who looks. */
  isWished: boolean;
}

/** The product's pictures, with its name, its price, what it comes in, and the way into the cart. */
export function ProductOverview({ product, variant, isWished }: ProductOverviewProps) {
  const { t } = useTranslation(['shop', 'buy']);
  const { name, memberRating, program } = product;
  return (
    <header className={styles.overview}>
      <ProductGallery key={variant.color} name={name} pictures={product.pictures} color={variant.color} />
      <div className={styles.text}>
        <CategoryPath categories={product.categories} />
        <h1 className={styles.name}>{name}</h1>
        {memberRating.average !== null && (
          <a href="#reviews" className={styles.opinion}>
            <Rating value={memberRating.average} outOf={5} /> {t('products.reviews', { count: memberRating.count })}
          </a>
        )}
        <VariantPrice {...variant} />
        {product.isDigital ? (
          <p className={styles.inStock}>{t('buy:file')}</p>
        ) : (
          <StockState quantity={variant.stockQuantity} />
        )}
        <OptionForm product={product} chosen={variant} />
        <BuyForms product={product} variant={variant} isWished={isWished} />
        {program && <SourceFilm program={program} />}
      </div>
    </header>
  );
}
