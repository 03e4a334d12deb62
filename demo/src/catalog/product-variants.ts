import { variantsOf, type WrittenVariant } from '@sahra/api/products/product-variants';
import type { CatalogProduct } from './file-schemas.ts';

type Special = NonNullable<CatalogProduct['variants']>[number];

const isOf =
  ({ color, size }: WrittenVariant) =>
  (special: Special) =>
    (special.color === undefined || special.color === color) && (special.size === undefined || special.size === size);

/** What a product comes in, where its file says more than that all of it is alike. */
export function specialVariants(product: CatalogProduct): WrittenVariant[] | undefined {
  const { variants: specials = [], priceHistory, priceEgp, compareAtEgp, stock } = product;
  if (specials.length === 0 && !priceHistory) return undefined;
  const find = (variant: WrittenVariant, name: 'priceEgp' | 'stock' | 'weightGrams') =>
    specials.filter(isOf(variant)).findLast((special) => special[name] !== undefined)?.[name];
  const alike = variantsOf({ ...product, price: priceEgp, compareAtPrice: compareAtEgp, stockQuantity: 0 });
  const counted = alike.filter((variant) => find(variant, 'stock') !== undefined);
  const rest = stock - counted.reduce((sum, variant) => sum + (find(variant, 'stock') ?? 0), 0);
  const others = alike.filter((variant) => !counted.includes(variant));
  return alike.map((variant) => {
    const at = others.indexOf(variant);
    const share = Math.floor(rest / others.length) + (at < rest % others.length ? 1 : 0);
    return {
      ...variant,
      price: find(variant, 'priceEgp') ?? variant.price,
      stockQuantity: find(variant, 'stock') ?? share,
      weightGrams: find(variant, 'weightGrams') ?? variant.weightGrams,
      history: priceHistory?.map((each) => ({ price: each.priceEgp, since: new Date(each.since) })),
    };
  });
}
