import type { JsonLd, JsonLdContext, Money, ProductDetail } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { searchOf, type Variant } from './buy/product-choice.ts';

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

const offerOf = (product: ProductDetail, variant: Variant, context: JsonLdContext): JsonLd => ({
  '@type': 'Offer',
  url: context.pageAt(`${paths.product.href(product.slug)}${product.variants.length > 1 ? searchOf(variant, {}) : ''}`),
  sku: variant.sku,
  price: decimal(variant.price),
  priceCurrency: variant.price.currency,
  availability: `https://schema.org/${variant.inStock ? 'InStock' : 'OutOfStock'}`,
});

/** A product in schema.org terms. */
export const productJsonLd = (product: ProductDetail, context: JsonLdContext): JsonLd => ({
  '@type': 'Product',
  '@id': context.pageAt(paths.product.href(product.slug)),
  name: product.name,
  description: product.description,
  image: product.pictures.slice(0, 3).map(({ picture }) => context.pictureAt(picture)),
  sku: product.sku,
  category: product.category.name,
  weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
  ...aggregateRating(product.memberRating),
  // Of each color and size its own.
  offers: product.variants.map((variant) => offerOf(product, variant, context)),
});
