import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A countdown of eight seconds, and how often it has ended. */
function count() {
  const ended = vi.fn<() => void>();
  const { result, rerender } = renderHook((counts: boolean) => useCountdown(8, counts, ended), { initialProps: true });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { ended, left: () => result.current, rerender, pass };
}

it('counts down and ends once', async () => {
  const { ended, left, pass } = count();
  await pass(3);
  expect(left()).toBe(5);
  await pass(20);
  expect(left()).toBe(0);
  expect(ended).toHaveBeenCalledOnce();
});

it('waits, and goes on where it was', async () => {
  const { ended, left, rerender, pass } = count();
  await pass(6);
  rerender(false);
  await pass(60);
  expect(left()).toBe(2);
  rerender(true);
  await pass(1);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  expect(ended).toHaveBeenCalledOnce();
});
