import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, eq, gt, inArray, max, min } from 'drizzle-orm';
import { readRatings } from '../contributions/contribution-totals.ts';
import { textIn } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import { readUploads } from './product-uploads.ts';

/** What a card shows of its product: a row has much more, in all languages. */
const { id, slug, sku, name, price, compareAtPrice, currency, rating, reviewCount } = products;
const { stockQuantity, colors, sizes, addedOn, pictureColor } = products;
const shown = {
  ...{ id, slug, sku, name, price, compareAtPrice, currency, rating, reviewCount },
  ...{ stockQuantity, colors, sizes, addedOn, pictureColor },
};

/** What lists show of these products, in the order of the ids; ids that do not exist are left out. */
export async function listProductCards(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { database } = context;
  const [rows, dearer, ratingOf, uploads] = await Promise.all([
    database
      .select({ product: shown, categorySlug: productCategories.slug, categoryName: productCategories.name })
      .from(products)
      .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
      .where(inArray(products.id, ids)),
    database
      .select({ id: productVariants.productId })
      .from(productVariants)
      .where(and(inArray(productVariants.productId, ids), productVariants.isOffered))
      .groupBy(productVariants.productId)
      .having(gt(max(productVariants.price), min(productVariants.price))),
    readRatings(database, 'product', ids),
    readUploads(database, ids),
  ]);
  const cards = new Map(
    rows.map(({ product, categorySlug, categoryName }): [number, Product] => [
      product.id,
      {
        id: product.id,
        slug: product.slug,
        sku: product.sku,
        name: textIn(product.name, language),
        category: { slug: categorySlug, name: textIn(categoryName, language) },
        price: { amount: product.price, currency: product.currency },
        priceVaries: dearer.some(({ id }) => id === product.id),
        compareAtPrice:
          product.compareAtPrice === null ? null : { amount: product.compareAtPrice, currency: product.currency },
        rating: product.rating,
        reviewCount: product.reviewCount,
        memberRating: ratingOf(product.id),
        inStock: product.stockQuantity > 0,
        stockQuantity: product.stockQuantity,
        colors: product.colors,
        sizes: product.sizes,
        addedOn: product.addedOn,
        picture:
          uploads.find(({ productId }) => productId === product.id)?.picture ??
          pictureOf(context, 'product', product.slug, product.pictureColor),
      },
    ]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
