import type { JsonLd, JsonLdContext, Money, ProductDetail } from '@sahra/shared/facade';
import { paths } from '../paths.ts';

/** An amount as machines read it: `240.00`, with the currency's own number of digits. */
function decimal({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
}

/** What reviewers on this site think. */
const aggregateRating = ({ average, count }: ProductDetail['memberRating']): JsonLd =>
  average === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } };

/** A product in schema.org terms. */
export const productJsonLd = (product: ProductDetail, context: JsonLdContext): JsonLd => ({
  '@type': 'Product',
  '@id': context.pageAt(paths.product.href(product.slug)),
  name: product.name,
  description: product.description,
  image: context.pictureAt(product.picture),
  sku: product.sku,
  category: product.category.name,
  weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
  ...aggregateRating(product.memberRating),
  offers: {
    '@type': 'Offer',
    url: context.pageAt(paths.product.href(product.slug)),
    price: decimal(product.price),
    priceCurrency: product.price.currency,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
  },
});
