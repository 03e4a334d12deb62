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

function deferred() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onDone, onFailure) => {
    resolve = onDone;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}

/** What waits for a page, which comes, or does not, when the test says so. */
function waitForPage() {
  const onTheWay = createOnTheWay();
  const { promise, resolve, reject } = deferred();
  let isOver = false;
  void onTheWay.end('/films').then(() => (isOver = true));
  onTheWay.note('/films', promise).catch(() => {});
  const isWaiting = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return !isOver;
  };
  return { onTheWay, resolve, reject, isWaiting };
}

it.each(['comes', 'fails'])('What can wait begins when the page is here and on the screen: it %s', async (outcome) => {
  const { onTheWay, resolve, reject, isWaiting } = waitForPage();
  onTheWay.drawn();
  beIdle?.();
  expect(await isWaiting()).toBe(true);
  if (outcome === 'comes') resolve();
  else reject(new Error('gone'));
  expect(await isWaiting()).toBe(true);
  expect(beIdle).toBeUndefined();
  onTheWay.drawn();
  expect(await isWaiting()).toBe(true);
  beIdle?.();
  expect(await isWaiting()).toBe(false);
});

it('A page that is never drawn is not waited for without end', async () => {
  const { resolve, isWaiting } = waitForPage();
  resolve();
  expect(await isWaiting(3000)).toBe(true);
  beIdle?.();
  expect(await isWaiting()).toBe(false);
});

it('Where no page is on its way nothing waits', async () => {
  const onTheWay = createOnTheWay();
  await onTheWay.note('/films', Promise.resolve());
  await Promise.all([onTheWay.end('/films'), onTheWay.end('/shop')]);
});
