import * as z from 'zod/mini';
import { optionalText } from './fields.ts';
import { toAsciiDigits } from './member-rules.ts';
import { tidyLine } from './text-rules.ts';

/** Pieces of one variant in a cart at most. */
export const MAX_PIECES = 99;

/** What the forms of the page of the cart send; `intent` says which of them it was. */
export const cartForm = z.object({
  intent: optionalText,
  variantId: optionalText,
  quantity: optionalText,
  code: optionalText,
  country: optionalText,
  method: optionalText,
});

/** A quantity as somebody typed it, in the digits of any script; undefined where it is no whole number from 0 to `MAX_PIECES`. */
export function quantityOf(typed: string): number | undefined {
  const text = toAsciiDigits(tidyLine(typed));
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity <= MAX_PIECES ? quantity : undefined;
}
