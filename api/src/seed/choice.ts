import { createHash } from 'node:crypto';

/** `count` of `items`, always the same ones for the same seed, in an order of its own. */
export function choose<T>(items: readonly T[], count: number, seed: string): T[] {
  const rank = (index: number) => createHash('sha256').update(`${seed}/${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, rank: rank(index) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}

/** A whole number from `from` to `to`, always the same for the same seed. */
export const chooseNumber = (from: number, to: number, seed: string): number =>
  from + (createHash('sha256').update(seed).digest().readUInt32BE() % (to - from + 1));
