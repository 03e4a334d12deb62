import { eq, inArray, sql } from 'drizzle-orm';
import { tags } from '../database/catalog-tables.ts';
import { allTexts } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { facetsOf, type Filing, readNames, textsOf } from '../search/named-rows.ts';
import type { SearchDocument, SearchNoun } from '../search/search-noun.ts';
import { listProducts } from './product-repository.ts';

const filings: readonly Filing[] = [
  {
    ...{ how: 'category', links: products, owner: products.id, named: productCategories },
    ...{ on: eq(productCategories.id, products.categoryId), order: products.position },
  },
  {
    ...{ how: 'tag', links: products, owner: products.id, named: tags },
    ...{ on: sql`${tags.slug} = any(${products.tags})`, order: tags.position },
  },
];

/** Where one range of prices ends and the next one begins, in minor units. */
const priceSteps = [20_000, 40_000, 80_000];

/** The range of a price, as the filter has it: `20000-40000`. */
function priceRange(price: number): string {
  const from = priceSteps.findLast((step) => step <= price) ?? 0;
  return `${from}-${priceSteps.find((step) => step > price) ?? ''}`;
}

/** Things that the shop sells. */
export const productNoun: SearchNoun = {
  table: products,
  documents: async (tx, ids) => {
    const { id, name, description, price, soldCount } = products;
    const rows = await tx
      .select({ id, name, description, price, soldCount })
      .from(products)
      .where(inArray(products.id, [...ids]));
    const filedOf = await readNames(tx, filings, ids);
    return rows.map((product): SearchDocument => {
      const filed = filedOf(product.id);
      return {
        ...{ type: 'product', entityId: product.id, ownerId: product.id },
        titles: allTexts(product.name),
        labels: textsOf(filed('category')),
        names: textsOf(filed('tag')),
        texts: allTexts(product.description),
        facets: [['price', priceRange(product.price)], ...facetsOf('category', filed('category'))],
        popularity: Math.min(Math.log10(1 + product.soldCount) / 4, 1),
      };
    });
  },
  hits: {
    product: async (context, ids, language) => {
      const page = { page: 1, pageSize: ids.length };
      const { items } = await listProducts(context, { sort: 'default', ids }, page, language);
      return new Map(items.map((product) => [product.id, { type: 'product', product }]));
    },
  },
  filterNames: { category: productCategories },
};
