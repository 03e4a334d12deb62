import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSleep, useSleep, useSleepTimer } from './sleep-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => setSleep(null));
  vi.useRealTimers();
});

const choose = (minutes: number) => act(() => setSleep({ minutes, at: Date.now() + minutes * 60_000 }));
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

/** A player, and how often it was told to stop. */
function play(isEnded = false) {
  const stop = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => {
    useSleepTimer(isEnded, stop);
    return useSleep();
  });
  return { stop, chosen: () => result.current, unmount };
}

it('A film stops when the chosen time is over, and once', async () => {
  const { stop, chosen } = play();
  choose(15);
  await pass(14);
  expect(stop).not.toHaveBeenCalled();
  await pass(1);
  expect([stop.mock.calls.length, chosen()]).toEqual([1, null]);
  await pass(60);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('The time goes on in the next episode, and ends where it was taken back', async () => {
  const first = play();
  choose(30);
  await pass(20);
  first.unmount();
  const second = play();
  await pass(10);
  expect([first.stop.mock.calls.length, second.stop.mock.calls.length]).toEqual([0, 1]);
  choose(15);
  act(() => setSleep(null));
  await pass(15);
  expect(second.stop).toHaveBeenCalledTimes(1);
});

it('What was chosen for one episode is over with it', () => {
  const { chosen, unmount } = play();
  act(() => setSleep('episode'));
  expect(chosen()).toBe('episode');
  unmount();
  expect(play().chosen()).toBeNull();
});

it('The next episode does not begin where the time ends while it is being counted down', async () => {
  const { stop, chosen } = play(true);
  choose(15);
  await pass(15);
  expect([stop.mock.calls.length, chosen()]).toEqual([1, 'episode']);
});
