import type { productVariants } from '../database/variant-tables.ts';
import type { products } from '../database/shop-tables.ts';

/** A variant as it is written. Its stock is what it begins with: what is left of one that is there is the shop's. */
export interface WrittenVariant extends Omit<
  typeof productVariants.$inferInsert,
  'id' | 'productId' | 'position' | 'color' | 'size'
> {
  readonly color: string;
  readonly size: string;
  readonly compareAtPrice: number | null;
  readonly stockQuantity: number;
  /** What a new one cost before. */
  readonly history?: readonly { readonly price: number; readonly since: Date }[] | undefined;
}

/** What of a product its variants are made of, where it names none. */
export type Unvaried = Pick<
  typeof products.$inferInsert,
  'sku' | 'price' | 'compareAtPrice' | 'stockQuantity' | 'weightGrams' | 'colors' | 'sizes'
>;

const codeOf = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
const orNone = (names: readonly string[]) => (names.length > 0 ? [...new Set(names)] : ['']);

/** One variant for each colour and size; what cannot be shared out evenly of the stock is of the first ones. */
export function variantsOf({ sku, colors, sizes, ...product }: Unvaried): WrittenVariant[] {
  const options = orNone(colors).flatMap((color) => orNone(sizes).map((size) => ({ color, size })));
  const stock = product.stockQuantity ?? 0;
  return options.map(({ color, size }, index) => ({
    ...{ color, size, price: product.price, compareAtPrice: product.compareAtPrice ?? null },
    sku: options.length === 1 ? sku : [sku, color, size].filter(Boolean).map(codeOf).join('-'),
    stockQuantity: Math.floor(stock / options.length) + (index < stock % options.length ? 1 : 0),
    weightGrams: product.weightGrams,
  }));
}

/** What a product says of its variants: the price is that of the cheapest. */
export function summaryOf(
  variants: readonly WrittenVariant[],
): Pick<Unvaried, 'colors' | 'sizes'> & Partial<Pick<Unvaried, 'price' | 'compareAtPrice'>> {
  const namesOf = (option: 'color' | 'size') => [...new Set(variants.map((each) => each[option]))].filter(Boolean);
  const cheapest = variants.toSorted((a, b) => a.price - b.price)[0];
  return {
    ...(cheapest && { price: cheapest.price, compareAtPrice: cheapest.compareAtPrice }),
    ...{ colors: namesOf('color'), sizes: namesOf('size') },
  };
}
