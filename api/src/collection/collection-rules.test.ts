import { describe, expect, it } from 'vitest';
import { progressToMerge, watchlistToMerge } from './collection-rules.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const at = (watchedAt: string, seconds = 10, episodeId = 7) => ({ episodeId, seconds, watchedAt });

describe('progress that a device hands over', () => {
  it.each([
    [
      'the later one of an episode wins',
      [at('2026-11-20T12:00:00Z', 25), at('2026-11-21T11:00:00Z', 5)],
      5,
      '2026-11-21T11:00:00.000Z',
    ],
    [
      'whichever comes first',
      [at('2026-11-21T11:00:00Z', 5), at('2026-11-20T12:00:00Z', 25)],
      5,
      '2026-11-21T11:00:00.000Z',
    ],
    [
      'of the same moment the further one',
      [at('2026-11-21T11:00:00Z', 5), at('2026-11-21T11:00:00Z', 9)],
      9,
      '2026-11-21T11:00:00.000Z',
    ],
    ['a clock that is ahead is not believed', [at('2999-01-01T00:00:00Z')], 10, '2026-11-21T12:00:00.000Z'],
    ['nor one that is far behind', [at('0000-01-01T00:00:00Z')], 10, '2020-01-01T00:00:00.000Z'],
    ['nor one that tells nothing', [at('2026-02-31T99:00:00Z')], 10, '2020-01-01T00:00:00.000Z'],
  ])('%s', (_, collected, seconds, watchedAt) => {
    expect(progressToMerge(collected, now)).toEqual([{ episodeId: 7, seconds, watchedAt: new Date(watchedAt) }]);
  });

  it('comes in the order of the ids', () => {
    const rows = progressToMerge(
      [9, 2, 5].map((id) => at('2026-11-21T11:00:00Z', 1, id)),
      now,
    );
    expect(rows.map(({ episodeId }) => episodeId)).toEqual([2, 5, 9]);
  });
});

it('Of a watchlist the first one stays the newest, each program once', () => {
  const entries = watchlistToMerge([9, 2, 9, 5], now);
  expect(entries.map(({ programId }) => programId)).toEqual([2, 5, 9]);
  expect(
    entries.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).map(({ programId }) => programId),
  ).toEqual([9, 2, 5]);
});
