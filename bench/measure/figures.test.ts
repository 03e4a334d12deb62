import { describe, expect, test } from 'vitest';
import { blockingTime, figuresOf, waterfallDepth } from './figures.ts';
import { kindOf, type Exchange } from './network-log.ts';

const call = (startedAt: number, endedAt: number): Exchange => ({
  url: '',
  kind: 'api',
  status: 200,
  bytes: 0,
  startedAt,
  endedAt,
});

describe('depth of the api waterfall', () => {
  test.each([
    ['no call', [], 0],
    ['one call', [call(0, 10)], 1],
    ['calls at the same time', [call(0, 10), call(1, 12), call(5, 9)], 1],
    ['a call for each answer', [call(0, 10), call(10, 20), call(21, 30)], 3],
    ['the longest of several chains', [call(0, 100), call(0, 10), call(20, 30), call(40, 50)], 3],
  ])('%s', (_name, calls, depth) => {
    expect(waterfallDepth(calls)).toBe(depth);
  });

  test('leaves out what is not a call of the api', () => {
    expect(waterfallDepth([call(0, 10), { ...call(20, 30), kind: 'js' }])).toBe(1);
  });
});

describe('blocking time', () => {
  test.each([
    ['short tasks do not block', [{ start: 500, duration: 50 }], 0],
    [
      'what is above 50 ms blocks',
      [
        { start: 500, duration: 80 },
        { start: 700, duration: 150 },
      ],
      130,
    ],
    ['only the part after the first paint counts', [{ start: 0, duration: 300 }], 50],
    ['a task before the first paint does not count', [{ start: 0, duration: 150 }], 0],
  ])('%s', (_name, longTasks, expected) => {
    expect(blockingTime({ fcp: 200, longTasks })).toBe(expected);
  });
});

test('Pictures are left out of the first count of requests', () => {
  const exchanges: Exchange[] = [
    { ...call(0, 1), kind: 'html', bytes: 5000 },
    { ...call(0, 1), kind: 'js', bytes: 1500 },
    { ...call(0, 1), kind: 'js', bytes: 2500 },
    { ...call(0, 1), kind: 'picture', bytes: 90_000 },
  ];
  const figures = figuresOf(exchanges, { fcp: 1, lcp: 2, lcpElement: '', cls: 0, usable: 3, longTasks: [] }, 700);
  expect(figures).toMatchObject({ requests: 3, allRequests: 4, htmlKb: 5, jsKb: 4, cssKb: 0 });
});

test.each([
  ['http://x/mf/host/1/a.js', 'text/javascript', 'js'],
  ['http://x/mf/host/1/a.css', 'text/css', 'css'],
  ['http://x/mf/host/1/a.woff2', 'font/woff2', 'font'],
  ['http://x/media/art/a.avif', 'image/avif', 'picture'],
  ['http://x/api/home?lang=ar', 'application/json', 'api'],
  ['http://x/shop', 'text/html', 'html'],
  ['http://x/favicon', 'application/octet-stream', 'other'],
])('%s as %s is of the kind %s', (url, mimeType, kind) => {
  expect(kindOf(url, mimeType)).toBe(kind);
});
