/**
 * Spreads an amount over parts as they weigh, in whole units: each gets its share rounded down, and what is left goes to those that lost most
 * by that (largest remainder), the first of equals first. The shares add up to the amount; none is more than its part where the amount is no
 * more than all of them.
 */
export function spread(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  // The product of two amounts may be more than a number counts exactly.
  const exact = parts.map((part) => BigInt(part) * BigInt(amount));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const remainders = exact.map((product) => Number(product % BigInt(whole)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = remainders
    .map((_, index) => index)
    .sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
  const favoured = new Set(byLoss.slice(0, left));
  return shares.map((share, index) => share + (favoured.has(index) ? 1 : 0));
}
