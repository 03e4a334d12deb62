/** The middle of `values`; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Median of each field on its own. */
export function medians<Key extends string>(
  rows: readonly Record<Key, number>[],
  keys: readonly Key[],
): Record<Key, number> {
  const entries = keys.map((key) => [key, median(rows.map((row) => row[key]))] as const);
  return Object.fromEntries(entries) as Record<Key, number>;
}
