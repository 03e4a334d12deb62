import { sql } from 'drizzle-orm';
import { recountLists } from '../contents/list-totals.ts';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import { allTexts } from '../database/localized.ts';
import type { Transaction } from '../database/connect.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { storedWords } from '../search/words.ts';
import { summaryOf, variantsOf, type WrittenVariant } from './product-variants.ts';
import { keepSearchTexts } from './variant-search-text.ts';
import { lockVariants, writeVariants } from './write-variants.ts';

/** Of the colors and sizes of a category so many are kept: nobody reads through more. */
const MAX_OPTIONS = 40;

/** A product, and what it comes in; without variants of its own it has one for each colour and size. */
export type WrittenProduct = Written<typeof products> & { readonly variants?: readonly WrittenVariant[] | undefined };

const allVariants = (product: WrittenProduct) => product.variants ?? variantsOf(product);

const isOfIt = sql`${products.categoryId} = ${productCategories.id}`;

/** The colors or sizes that most products of a category have, in the order in which products name them. */
const optionsIn = (column: 'colors' | 'sizes') => sql`array(
  select value from (
    select value, min(place) as place from ${products}, unnest(${products[column]}) with ordinality as each (value, place)
    where ${isOfIt} group by value order by count(*) desc, value limit ${MAX_OPTIONS}
  ) as common order by place, value)`;

/** Makes what the shop and its categories keep of what they have true again. */
async function recountProducts(tx: Transaction): Promise<void> {
  await varyProducts(tx);
  await recountLists(tx, 'products');
  await tx.execute(sql`
    update ${productCategories} as kept set product_total = counted.total, colors = counted.colors, sizes = counted.sizes
    from (
      select ${productCategories.id}, (select count(*)::int from ${products} where ${isOfIt}), ${optionsIn('colors')}, ${optionsIn('sizes')}
      from ${productCategories}
    ) as counted (id, total, colors, sizes)
    where kept.id = counted.id and (kept.product_total, kept.colors, kept.sizes) is distinct from (counted.total, counted.colors, counted.sizes)`);
}

/** A version of the api that knew no variants may have written products while this one was deployed: they get theirs. */
async function varyProducts(tx: Transaction): Promise<void> {
  const rows = await tx
    .select()
    .from(products)
    .where(sql`not exists (select from ${productVariants} where ${productVariants.productId} = ${products}."id")`);
  if (rows.length > 0)
    await writeVariants(
      tx,
      rows.map((product) => ({ productId: product.id, variants: variantsOf(product) })),
    );
  await keepSearchTexts(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Things that the shop sells. */
export const productKind: ContentKind<WrittenProduct> = {
  table: products,
  users: [],
  foundBy: async (_, ids) => ({ product: ids }),
  unique: [
    { names: ({ sku }) => [sku], name: products.sku, owner: products.id },
    {
      names: (product) => allVariants(product).map(({ sku }) => sku),
      ...{ name: productVariants.sku, owner: productVariants.productId },
    },
  ],
  recount: recountProducts,
  lockParts: async (tx, ids) => void (await lockVariants(tx, ids)),
  // The ledger alone changes stock.
  complete: ({ stockQuantity: _, ...product }) => ({
    ...product,
    ...summaryOf(allVariants({ ...product, stockQuantity: 0 })),
    nameWords: storedWords(allTexts(product.name)),
  }),
  writeParts: async (tx, ids, items) => {
    const changed = await writeVariants(
      tx,
      items.map((item, index) => ({ productId: ids[index] ?? 0, variants: allVariants(item) })),
    );
    await keepSearchTexts(tx, ids);
    return changed;
  },
};
