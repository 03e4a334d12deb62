import { formatNumber, Link, Picture, useLanguage, useTranslation, type ShopFront } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import styles from './category-tiles.module.css';

const SIZES = '(min-width: 1200px) 15vw, (min-width: 768px) 28vw, 44vw';

/** The shelves of the shop, each with something that lies on it. */
export function CategoryTiles({ categories }: { categories: ShopFront['categories'] }) {
  const { t } = useTranslation('store');
  const { code } = useLanguage();
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="store-categories">
      <h2 id="store-categories">{t('categories')}</h2>
      <ul className={styles.tiles}>
        {categories.map(({ slug, name, productCount, picture }) => (
          <li key={slug} className={styles.tile}>
            {picture && <Picture picture={picture} alt="" sizes={SIZES} className={styles.picture} />}
            <Link to={paths.shop.href({ category: slug })} className={styles.link}>
              {name}
            </Link>
            <p className={styles.count}>
              {t('count', { count: productCount, number: formatNumber(productCount, code) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
