import { formatList, formatNumber, useLanguage, useTranslation, type ProductDetail } from '@sahra/shared/facade';
import styles from './product-details.module.css';

/** What a product is, in figures and names. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const { sku, weightGrams, tags } = product;
  const weight = formatNumber(weightGrams, code, { style: 'unit', unit: 'gram', unitDisplay: 'short' });
  const rows = [
    { name: t('product.sku'), value: <bdi dir="ltr">{sku}</bdi> },
    { name: t('product.weight'), value: <bdi>{weight}</bdi> },
    ...(tags.length > 0
      ? [
          {
            name: t('product.tags'),
            value: formatList(
              tags.map((tag) => tag.name),
              code,
            ),
          },
        ]
      : []),
  ];
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
