import type { Money } from '@sahra/shared/facade';

/** By which part a price was reduced (0.2 for a fifth), in whole hundredths; 0 where it was not. */
export function reductionOf(price: Money, before: Money | null): number {
  if (!before || before.amount <= price.amount) return 0;
  return Math.round((1 - price.amount / before.amount) * 100) / 100;
}
