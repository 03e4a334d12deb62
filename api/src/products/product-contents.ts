import { sql } from 'drizzle-orm';
import { recountLists } from '../contents/list-totals.ts';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import { allTexts } from '../database/localized.ts';
import type { Transaction } from '../database/connect.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { storedWords } from '../search/words.ts';

/** Makes what the shop and its categories keep of how much they have true again. */
async function recountProducts(tx: Transaction): Promise<void> {
  await recountLists(tx, 'products');
  await tx.execute(sql`
    update ${productCategories} as kept set product_total = counted.total
    from (
      select ${productCategories.id}, count(${products.id})::int
      from ${productCategories} left join ${products} on ${products.categoryId} = ${productCategories.id}
      group by ${productCategories.id}
    ) as counted (id, total)
    where kept.id = counted.id and kept.product_total <> counted.total`);
}

/** Things that the shop sells. */
export const productKind: ContentKind<Written<typeof products>> = {
  table: products,
  users: [],
  foundBy: async (_, ids) => ({ product: ids }),
  unique: { names: ({ sku }) => [sku], name: products.sku, owner: products.id },
  recount: recountProducts,
  complete: (product) => ({ ...product, nameWords: storedWords(allTexts(product.name)) }),
};
