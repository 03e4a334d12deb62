import { toAsciiDigits } from './member-rules.ts';
import { tidyLine } from './text-rules.ts';

/** Pieces of one variant in a cart at most. */
export const MAX_PIECES = 99;

/** A quantity as somebody typed it, in the digits of any script; undefined where it is no whole number from 0 to `MAX_PIECES`. */
export function quantityOf(typed: string): number | undefined {
  const text = toAsciiDigits(tidyLine(typed));
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity <= MAX_PIECES ? quantity : undefined;
}
