import type { ContentKind, Written } from '../contents/write-contents.ts';
import { allTexts } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import { storedWords } from '../search/words.ts';

/** Things that the shop sells. */
export const productKind: ContentKind<Written<typeof products>> = {
  table: products,
  users: [],
  foundBy: async (_, ids) => ({ product: ids }),
  unique: { names: ({ sku }) => [sku], name: products.sku, owner: products.id },
  complete: (product) => ({ ...product, nameWords: storedWords(allTexts(product.name)) }),
};
