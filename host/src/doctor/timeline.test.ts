import { expect, it } from 'vitest';
import type { NotedLoad } from './observe-page.ts';
import { timelineOf } from './timeline.ts';

const load = (times: Pick<NotedLoad, 'entryMs' | 'pageMs' | 'endedAt'>): NotedLoad => ({
  remote: 'shop',
  version: '1',
  outcome: 'ok',
  attempt: 1,
  ...times,
});
const barsOf = (loads: NotedLoad[], hydratedAt?: number) =>
  timelineOf(loads, hydratedAt).map(({ bars }) => bars.map(({ phase, start, size }) => [phase, start, size]));

it('The phases of a load follow each other and end when it ended', () => {
  expect(barsOf([load({ entryMs: 200, pageMs: 300, endedAt: 1000 })])).toEqual([
    [
      ['entry', 0.5, 0.2],
      ['page', 0.7, 0.3],
    ],
  ]);
});

it('All loads, and the start of the host, are on one scale', () => {
  const loads = [load({ entryMs: 100, pageMs: 100, endedAt: 400 }), load({ entryMs: 0, pageMs: 200, endedAt: 1000 })];
  expect(barsOf(loads, 2000)).toEqual([
    [
      ['entry', 0.1, 0.05],
      ['page', 0.15, 0.05],
    ],
    [['page', 0.4, 0.1]],
  ]);
});

it('A load that did not come to a phase has no bar for it', () => {
  expect(barsOf([load({ entryMs: 0, pageMs: 0, endedAt: 10 })])).toEqual([[]]);
});
