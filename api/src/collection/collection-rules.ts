import type { CollectedProgress } from '@sahra/shared/schemas/collection';

/** Before this nobody could have watched anything here. */
const earliest = Date.UTC(2020, 0, 1);

/** When it was, by a device's clock, as far as it can be believed: never later than now. */
const momentOf = (watchedAt: string, now: Date): Date => {
  const claimed = Date.parse(watchedAt);
  return new Date(Number.isNaN(claimed) ? earliest : Math.min(Math.max(claimed, earliest), now.getTime()));
};

/** Progress of one episode, as it can be stored. */
export interface MergingProgress {
  episodeId: number;
  seconds: number;
  watchedAt: Date;
}

/** The later one wins; of two at the same moment the one that is further. */
const wins = (a: MergingProgress, b: MergingProgress) =>
  a.watchedAt.getTime() - b.watchedAt.getTime() || a.seconds - b.seconds;

/** Each episode once, however often the device names it; in the order of the ids, so that two merges never wait for each other. */
export function progressToMerge(collected: readonly CollectedProgress[], now: Date): MergingProgress[] {
  const best = new Map<number, MergingProgress>();
  for (const { episodeId, seconds, watchedAt } of collected) {
    const row = { episodeId, seconds, watchedAt: momentOf(watchedAt, now) };
    const known = best.get(episodeId);
    if (!known || wins(row, known) > 0) best.set(episodeId, row);
  }
  return [...best.values()].sort((a, b) => a.episodeId - b.episodeId);
}

/** A program that is to be added, and when: the device's order stays. */
export interface MergingEntry {
  programId: number;
  addedAt: Date;
}

/** Each program once, in the order of the ids; what stands first in the device's list is the newest. */
export const watchlistToMerge = (programIds: readonly number[], now: Date): MergingEntry[] =>
  [...new Set(programIds)]
    .map((programId, index) => ({ programId, addedAt: new Date(now.getTime() - index) }))
    .sort((a, b) => a.programId - b.programId);
