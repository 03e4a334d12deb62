import { MAX_COLLECTED } from '../form-rules/collection-rules.ts';

/** How far a visitor has watched an episode on this device. */
export interface DeviceProgress {
  episodeId: number;
  seconds: number;
  /** Of what plays. */
  durationSeconds: number;
  /** ISO, UTC, by the device's clock. */
  watchedAt: string;
}

/** What a visitor collects without an account, the newest first. */
export interface DeviceCollection {
  /** Ids of programs. */
  watchlist: readonly number[];
  /** Ids of programs that they like. */
  likes: readonly number[];
  progress: readonly DeviceProgress[];
  /** Nothing of what they watch is stored meanwhile. */
  isHistoryPaused: boolean;
}

export const emptyCollection: DeviceCollection = { watchlist: [], likes: [], progress: [], isHistoryPaused: false };
/** Whether there is nothing that an account could take over. */
export const isEmpty = ({ watchlist, likes, progress }: DeviceCollection): boolean =>
  watchlist.length + likes.length + progress.length === 0;

/** The shape of what is stored; another one is not read. */
const version = 1;
/** Longer than anything that plays. */
const maxSeconds = 86_400;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
const isSeconds = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxSeconds;
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function toProgress(value: unknown): DeviceProgress | undefined {
  const { episodeId, seconds, durationSeconds, watchedAt }: Partial<Record<keyof DeviceProgress, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  if (!isId(episodeId) || !isSeconds(seconds) || !isSeconds(durationSeconds) || !isMoment(watchedAt)) return undefined;
  return { episodeId, seconds: Math.floor(seconds), durationSeconds, watchedAt };
}

/** Each key once, the first one; no more than a device stores. */
function firstOfEach<T>(values: readonly T[], keyOf: (value: T) => number): T[] {
  const first = new Map<number, T>();
  for (const value of values) if (!first.has(keyOf(value))) first.set(keyOf(value), value);
  return [...first.values()].slice(0, MAX_COLLECTED);
}

/** Parses what a device stored; what is damaged or of another version is skipped. */
export function parseCollection(stored: string | null): DeviceCollection {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? 'null');
  } catch {
    return emptyCollection;
  }
  if (typeof read !== 'object' || read === null) return emptyCollection;
  const found: Partial<Record<keyof DeviceCollection | 'version', unknown>> = read;
  if (found.version !== version) return emptyCollection;
  return {
    watchlist: firstOfEach(listOf(found.watchlist).filter(isId), (id) => id),
    likes: firstOfEach(listOf(found.likes).filter(isId), (id) => id),
    progress: firstOfEach(
      listOf(found.progress).flatMap((value) => toProgress(value) ?? []),
      ({ episodeId }) => episodeId,
    ),
    isHistoryPaused: found.isHistoryPaused === true,
  };
}

/** As a device stores it; null where there is nothing to store. */
export const collectionText = (collection: DeviceCollection): string | null =>
  isEmpty(collection) && !collection.isHistoryPaused ? null : JSON.stringify({ version, ...collection });

/** Lists of programs that a device stores. */
export type ProgramList = 'watchlist' | 'likes';

/** With a program in front of a list; what falls off its end is the oldest. */
export const withProgram = (
  collection: DeviceCollection,
  programId: number,
  list: ProgramList = 'watchlist',
): DeviceCollection => ({ ...collection, [list]: firstOfEach([programId, ...collection[list]], (id) => id) });

export const withoutProgram = (
  collection: DeviceCollection,
  programId: number,
  list: ProgramList = 'watchlist',
): DeviceCollection => ({ ...collection, [list]: collection[list].filter((id) => id !== programId) });

/** With how far an episode was watched, unless the history is paused. */
export const withProgress = (collection: DeviceCollection, progress: DeviceProgress): DeviceCollection =>
  collection.isHistoryPaused
    ? collection
    : { ...collection, progress: firstOfEach([progress, ...collection.progress], ({ episodeId }) => episodeId) };

export const withoutProgress = (collection: DeviceCollection, episodeId: number): DeviceCollection => ({
  ...collection,
  progress: collection.progress.filter((progress) => progress.episodeId !== episodeId),
});

/** What was added while `taken` was on its way into the account. */
export const withoutTaken = (collection: DeviceCollection, taken: DeviceCollection): DeviceCollection => ({
  ...collection,
  watchlist: collection.watchlist.filter((id) => !taken.watchlist.includes(id)),
  likes: collection.likes.filter((id) => !taken.likes.includes(id)),
  progress: collection.progress.filter(
    ({ episodeId, watchedAt }) =>
      !taken.progress.some((other) => other.episodeId === episodeId && other.watchedAt === watchedAt),
  ),
});
