/** Chance that is always the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  one<T>(of: readonly T[]): T;
  /** As `one`, where the first is met most often, the second half as often, the third a third as often: Zipf's law. */
  popular<T>(of: readonly T[]): T;
  /** So many different ones, by Zipf's law; fewer where there are no more. */
  somePopular<T>(of: readonly T[], count: number): T[];
  /** The same, where the most popular one is met in some hundredths of the cases and not in a tenth. */
  someKnown<T>(of: readonly T[], count: number): T[];
}

export function createRandom(seed: number): Random {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(of: readonly T[], index: number): T => {
    const found = of[index];
    if (found === undefined) throw new Error('There is nothing to choose from');
    return found;
  };
  const popular = <T>(of: readonly T[]) => at(of, Math.floor((of.length + 1) ** share()) - 1);
  const some = <T>(count: number, choose: () => T): T[] => {
    const chosen = new Set<T>();
    for (let turn = 0; chosen.size < count && turn < count * 8; turn += 1) chosen.add(choose());
    return [...chosen];
  };
  return {
    share,
    between: (low, high) => low + Math.floor(share() * (high - low + 1)),
    one: (of) => at(of, Math.floor(share() * of.length)),
    popular,
    somePopular: (of, count) => some(count, () => popular(of)),
    someKnown: (of, count) => some(count, () => at(of, Math.floor(of.length * share() ** 1.5))),
  };
}
