import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** More than a browser takes to find nothing else to do, several times over. */
const someTime = () => vi.advanceTimersByTimeAsync(3000);

it('What is loaded ahead waits while a page is on its way, also when it has begun, and goes on then', async () => {
  const loaded: string[] = [];
  let isBusy = false;
  let turnToCode = () => {};
  warmUp({
    isBusy: () => isBusy,
    async loadCode(_pages, giveWay) {
      loaded.push('begun');
      await new Promise<void>((resolve) => (turnToCode = resolve));
      await giveWay(true);
      loaded.push('code');
    },
    loadClient: async () => loaded.push('client'),
  });
  document.dispatchEvent(new Event('scroll'));
  await someTime();
  expect(loaded).toEqual(['begun']);
  isBusy = true;
  turnToCode();
  await someTime();
  expect(loaded).toEqual(['begun']);
  isBusy = false;
  await someTime();
  expect(loaded).toEqual(['begun', 'code', 'client']);
});
