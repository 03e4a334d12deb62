import { createHash } from 'node:crypto';

const hashOf = (seed: string) => createHash('sha256').update(seed).digest().readUInt32BE();

/** A whole number from `from` to `to`, always the same for the same seed. */
export const chooseNumber = (from: number, to: number, seed: string): number => from + (hashOf(seed) % (to - from + 1));

/** `count` of `items`, always the same ones for the same seed, in an order of its own. */
export function choose<T>(items: readonly T[], count: number, seed: string): T[] {
  const left = [...items];
  const chosen: T[] = [];
  for (let at = 0; at < count && left.length > 0; at += 1)
    chosen.push(...left.splice(chooseNumber(0, left.length - 1, `${seed}/${at}`), 1));
  return chosen;
}
