import { describe, expect, it } from 'vitest';
import { MAX_COLLECTED } from '../form-rules/collection-rules.ts';
import {
  collectionText,
  emptyCollection,
  parseCollection,
  withoutProgram,
  withoutTaken,
  withProgram,
  withProgress,
  type DeviceProgress,
} from './collection.ts';

const watched = (episodeId: number, more: Partial<DeviceProgress> = {}): DeviceProgress => ({
  episodeId,
  seconds: 12,
  durationSeconds: 30,
  watchedAt: '2026-11-21T12:00:00.000Z',
  ...more,
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('What a device kept is read', () => {
  const kept = { watchlist: [7, 3], likes: [3], progress: [watched(70), watched(31)], isHistoryPaused: true };

  it('as it was written', () => {
    expect(parseCollection(collectionText(kept))).toEqual(kept);
    expect(collectionText(emptyCollection)).toBeNull();
  });

  it.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['half of it', '{"version":1,"watchlist":[7'],
    ['no object', '[7]'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...kept, version: 2 })],
    ['lists that are none', JSON.stringify({ version: 1, watchlist: { length: 3 }, progress: 'all' })],
  ])('%s is an empty collection', (_, text) => {
    expect(parseCollection(text)).toEqual(emptyCollection);
  });

  it('without what is damaged, and each thing once', () => {
    const watchlist = [7, '7', -1, 0, 1.5, null, 7, 3, 2 ** 31, [9]];
    const progress = [
      watched(70),
      watched(70, { seconds: 3 }),
      watched(31, { seconds: -1 }),
      watched(32, { seconds: 1e9 }),
      { episodeId: 33 },
      null,
      'x',
      watched(34, { watchedAt: 'yesterday' }),
      watched(35, { watchedAt: '2026-99-99T12:00:00Z' }),
      watched(36, { seconds: 9.9 }),
    ];
    expect(parseCollection(JSON.stringify({ version: 1, watchlist, progress }))).toEqual({
      ...emptyCollection,
      watchlist: [7, 3],
      progress: [watched(70), watched(36, { seconds: 9 })],
    });
  });

  it('no further than a device keeps', () => {
    const read = parseCollection(
      JSON.stringify({ version: 1, watchlist: numbers(5_000), progress: numbers(5_000).map((id) => watched(id)) }),
    );
    expect([read.watchlist.length, read.progress.length]).toEqual([MAX_COLLECTED, MAX_COLLECTED]);
  });
});

describe('A visitor collects', () => {
  it('programs: the newest stands first, the oldest falls off the end', () => {
    const full = numbers(MAX_COLLECTED + 1).reduce((list, id) => withProgram(list, id), emptyCollection);
    expect([full.watchlist.length, full.watchlist[0], full.watchlist.at(-1)]).toEqual([
      MAX_COLLECTED,
      MAX_COLLECTED + 1,
      2,
    ]);
    expect(withProgram(withProgram(withProgram(emptyCollection, 1), 2), 1).watchlist).toEqual([1, 2]);
    expect(withoutProgram({ ...emptyCollection, watchlist: [1, 2] }, 2).watchlist).toEqual([1]);
  });

  it('progress: the last one of each episode', () => {
    const twice = withProgress(
      withProgress(withProgress(emptyCollection, watched(70)), watched(71)),
      watched(70, { seconds: 20 }),
    );
    expect(twice.progress).toEqual([watched(70, { seconds: 20 }), watched(71)]);
  });

  it('and nothing of what they watch while they paused it', () => {
    const paused = { ...emptyCollection, isHistoryPaused: true };
    expect(withProgress(paused, watched(70))).toEqual(paused);
  });

  it('and keeps what came while the rest was on its way into the account', () => {
    const taken = { ...emptyCollection, watchlist: [1, 2], likes: [4], progress: [watched(70), watched(71)] };
    const now = {
      ...emptyCollection,
      watchlist: [3, 1, 2],
      likes: [5, 4],
      progress: [watched(70, { watchedAt: '2026-11-21T12:00:10.000Z' }), watched(71)],
    };
    expect(withoutTaken(now, taken)).toEqual({ ...now, watchlist: [3], likes: [5], progress: [now.progress[0]] });
  });
});
