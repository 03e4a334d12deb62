import { eq } from 'drizzle-orm';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import { allTexts } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import { storedWords } from '../search/words.ts';

/** Things that the shop sells. */
export const productKind: ContentKind<Written<typeof products>> = {
  table: products,
  users: [],
  foundBy: async (_, ids) => ({ product: ids }),
  twins: async (tx, { sku }) => {
    const rows = await tx.select({ id: products.id }).from(products).where(eq(products.sku, sku));
    return rows.map(({ id }) => id);
  },
  complete: (product) => ({ ...product, nameWords: storedWords(allTexts(product.name)) }),
};
