import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOnTheWay } from './on-the-way.ts';

/** Tells the browser's idle callback. */
let beIdle: (() => void) | undefined;
beforeEach(() => {
  beIdle = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (beIdle = work));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What waits for a page, which comes when `settle` is called. */
function waitForPage() {
  const onTheWay = createOnTheWay();
  const page = Promise.withResolvers<void>();
  let isOver = false;
  void onTheWay.end('/films').then(() => (isOver = true));
  onTheWay.note('/films', page.promise).catch(() => {});
  const isWaiting = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return !isOver;
  };
  return { onTheWay, page, isWaiting };
}

it.each(['comes', 'fails'])('What can wait begins when the page is here and on the screen: it %s', async (outcome) => {
  const { onTheWay, page, isWaiting } = waitForPage();
  onTheWay.drawn();
  beIdle?.();
  expect(await isWaiting()).toBe(true);
  if (outcome === 'comes') page.resolve();
  else page.reject(new Error('gone'));
  expect(await isWaiting()).toBe(true);
  expect(beIdle).toBeUndefined();
  onTheWay.drawn();
  expect(await isWaiting()).toBe(true);
  beIdle?.();
  expect(await isWaiting()).toBe(false);
});

it('A page that is never drawn is not waited for without end', async () => {
  const { page, isWaiting } = waitForPage();
  page.resolve();
  expect(await isWaiting(3000)).toBe(true);
  beIdle?.();
  expect(await isWaiting()).toBe(false);
});

it('Where no page is on its way nothing waits', async () => {
  const onTheWay = createOnTheWay();
  await onTheWay.note('/films', Promise.resolve());
  await Promise.all([onTheWay.end('/films'), onTheWay.end('/shop')]);
});
