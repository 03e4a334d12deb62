/** Fewest and most characters of what a product is called and told of, in each language. */
export const productLimits = {
  name: { min: 1, max: 120 },
  description: { min: 1, max: 1500 },
} as const;

/** A letter or digit first, and no spaces: it is printed, typed and read out. */
export const skuPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/-]{0,59}$/u;
/** A color or a size as the filters of the shop take them; empty for none. */
export const optionPattern = /^(?:[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ./+-]{0,29})?$/u;
/** Minor units. */
export const MAX_PRICE = 100_000_000;
export const MAX_WEIGHT_GRAMS = 1_000_000;

/** Codes of refusals in the admins' room for products; 409 all of them, and `fields` says where. */
export const productRefusals = {
  /** Somebody saved it since it was read. */
  changed: 'product_changed',
  slugTaken: 'slug_taken',
  skuTaken: 'sku_taken',
  /** There is a variant of this color and size. */
  variantExists: 'variant_exists',
  /** Of the variants of a product all have a color or none has, and so with sizes. */
  optionsUneven: 'options_uneven',
  /** A product comes in one variant at least. */
  lastVariant: 'last_variant',
} as const;
