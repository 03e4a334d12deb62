import type { ProductDetail } from '@sahra/shared/facade';

export type Variant = ProductDetail['variants'][number];
/** What a shopper chose by the address; empty: nothing. */
export interface Choice {
  readonly color: string;
  readonly size: string;
}
type Option = keyof Choice;

/** What the address says was chosen. */
export const choiceIn = (search: string): Choice => {
  const query = new URLSearchParams(search);
  return { color: query.get('color') ?? '', size: query.get('size') ?? '' };
};

/** How well a variant fits: what was chosen counts, then whether there is any of it. */
const fitOf = ({ color, size, inStock }: Variant, choice: Choice) =>
  (choice.color && color === choice.color ? 4 : 0) + (choice.size && size === choice.size ? 2 : 0) + (inStock ? 1 : 0);

/** The variant that was chosen; for what was left open, or is not made, the first that fits best. */
export function chosenOf(variants: readonly Variant[], choice: Choice): Variant | undefined {
  const best = Math.max(...variants.map((variant) => fitOf(variant, choice)));
  return variants.find((variant) => fitOf(variant, choice) === best);
}

/** What can be chosen of colours or sizes, and whether there is any of it, beside what else is chosen. */
export function optionsOf(variants: readonly Variant[], option: Option, chosen: Variant) {
  const values = [...new Set(variants.map((variant) => variant[option]))].filter(Boolean);
  const isBeside = (variant: Variant) => option === 'color' || variant.color === chosen.color;
  return values.map((value) => ({
    value,
    isChosen: chosen[option] === value,
    inStock: variants.some((variant) => variant[option] === value && isBeside(variant) && variant.inStock),
  }));
}

/** The address of the page with one more choice. */
export const searchOf = ({ color, size }: Choice, changes: Partial<Choice>): string => {
  const query = new URLSearchParams(Object.entries({ color, size, ...changes }).filter(([, value]) => value));
  return `?${query.toString()}`;
};
