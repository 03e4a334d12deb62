import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleWork } from './idle-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('Work waits until there is nothing else to do, and is done one after the other', async () => {
  let isIdle = false;
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const whenIdle = createIdleWork(() => isIdle, 100);
  for (const name of ['one', 'two'])
    whenIdle(async () => {
      done.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual([]);
  isIdle = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['one']);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['one', 'two']);
});

it('Work that fails does not keep the next one from being done', async () => {
  const done: string[] = [];
  const whenIdle = createIdleWork(() => true, 100);
  whenIdle(() => Promise.reject(new Error('failed')));
  whenIdle(async () => void done.push('next'));
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['next']);
});
