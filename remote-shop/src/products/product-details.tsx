import { formatList, formatNumber, useLanguage, useTranslation, type ProductDetail } from '@sahra/shared/facade';
import { useVariantText } from '../ui/variant-text.ts';
import type { Variant } from './buy/product-choice.ts';
import styles from './product-details.module.css';

/** What can be read of a product, one below the other: a line of jumps to each, as tabs look. */
export function SectionLinks() {
  const { t } = useTranslation('buy');
  return (
    <nav aria-label={t('sections.label')} className={styles.jumps}>
      {(['description', 'details', 'reviews'] as const).map((section) => (
        <a key={section} href={section === 'reviews' ? '#reviews' : `#product-${section}`} className={styles.jump}>
          {t(`sections.${section}`)}
        </a>
      ))}
    </nav>
  );
}

/** What it is, in words. */
export function ProductDescription({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('buy');
  return (
    <section className={styles.details} aria-labelledby="product-description">
      <h2 id="product-description" className={styles.heading}>
        {t('sections.description')}
      </h2>
      <p lang={product.contentLanguage} dir="auto" className={styles.description}>
        {product.description}
      </p>
    </section>
  );
}

/** What the chosen one is, in figures and names. */
export function ProductDetails({ product, variant }: { product: ProductDetail; variant: Variant }) {
  const { t } = useTranslation('shop');
  const { t: buy } = useTranslation('buy');
  const { code } = useLanguage();
  const textOf = useVariantText();
  const { weightGrams } = variant;
  const weight = formatNumber(weightGrams, code, { style: 'unit', unit: 'gram', unitDisplay: 'short' });
  const names = formatList(
    product.tags.map((tag) => tag.name),
    code,
  );
  const rows = [
    { name: t('product.sku'), value: <bdi dir="ltr">{variant.sku}</bdi>, isSaid: true },
    { name: buy('options.color'), value: textOf({ ...variant, size: '' }), isSaid: variant.color !== '' },
    { name: buy('options.size'), value: <bdi>{variant.size}</bdi>, isSaid: variant.size !== '' },
    { name: t('product.weight'), value: <bdi>{weight}</bdi>, isSaid: weightGrams > 0 },
    { name: t('product.tags'), value: names, isSaid: names !== '' },
  ].filter(({ isSaid }) => isSaid);
  return (
    <section className={styles.details} aria-labelledby="product-details">
      <h2 id="product-details" className={styles.heading}>
        {t('product.details')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
