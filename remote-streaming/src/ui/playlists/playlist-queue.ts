import type { PlaylistEntry } from '@sahra/shared/guest-list/own-playlists';
import { watchHref } from '../program-href.ts';

/** Something of a playlist that plays. */
export interface QueueEntry {
  entry: PlaylistEntry;
  episodeId: number;
  href: string;
  title: string;
}

/** What plays of an entry: of a program its first episode. */
const episodeOf = ({ program, episode }: PlaylistEntry) => episode?.id ?? program.firstEpisodeId;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same order for the same seed, wherever it is asked for. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/** The order in which a playlist plays, each episode once; with a seed one that looks random. */
export function queueOf(playlist: string, entries: readonly PlaylistEntry[], seed?: number): QueueEntry[] {
  const first = new Map<number, PlaylistEntry>();
  for (const entry of entries) if (!first.has(episodeOf(entry))) first.set(episodeOf(entry), entry);
  const queue = [...first].map(([episodeId, entry]) => ({
    entry,
    episodeId,
    href: watchHref(entry.program, episodeId, { playlist, shuffle: seed }),
    title: entry.episode ? `${entry.program.title} · ${entry.episode.title}` : entry.program.title,
  }));
  return seed === undefined ? queue : shuffled(queue, seed);
}

/** The seed that an address names. */
export function seedOf(query: URLSearchParams): number | undefined {
  const text = query.get('shuffle') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
