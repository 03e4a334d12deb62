import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createAhead } from './ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins pages and notes which of them were given up. */
function begins() {
  const ahead = createAhead();
  const givenUp: string[] = [];
  const begin = (address: string, data: Promise<unknown> = new Promise(() => {})) =>
    ahead.begin(address, (signal) => {
      signal.addEventListener('abort', () => givenUp.push(address));
      return data;
    });
  return { ahead, begin, givenUp };
}
const { signal } = new AbortController();

test('Who goes where they were about to go gets what has begun, once', async () => {
  const { ahead, begin, givenUp } = begins();
  begin('/shop', Promise.resolve('mugs'));
  begin('/shop');
  expect(await ahead.take('/shop', signal)).toBe('mugs');
  expect(ahead.take('/shop', signal)).toBeUndefined();
  vi.runAllTimers();
  expect(givenUp).toEqual([]);
});

test('Who turns to another link, or waits too long, gives up what has begun', () => {
  const { ahead, begin, givenUp } = begins();
  begin('/shop');
  begin('/blogs');
  expect(givenUp).toEqual(['/shop']);
  expect(ahead.take('/shop', signal)).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(givenUp).toEqual(['/shop', '/blogs']);
  expect(ahead.take('/blogs', signal)).toBeUndefined();
});

test('What has begun ends with the navigation that took it', () => {
  const { ahead, begin, givenUp } = begins();
  const navigation = new AbortController();
  begin('/shop');
  void ahead.take('/shop', navigation.signal);
  ahead.giveUp();
  expect(givenUp).toEqual([]);
  navigation.abort();
  expect(givenUp).toEqual(['/shop']);
});

test('What did not come is loaded once more by who goes there', async () => {
  const { ahead, begin } = begins();
  begin('/shop', Promise.reject(new Error('away')));
  await vi.advanceTimersByTimeAsync(0);
  expect(ahead.take('/shop', signal)).toBeUndefined();
});
