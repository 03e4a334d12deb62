import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

/** A screen that can be kept on; how many locks are held. */
function screenThat(request: () => Promise<void> = () => Promise.resolve()) {
  let held = 0;
  const lock = { release: () => Promise.resolve((held -= 1)) };
  const wakeLock = { request: () => request().then(() => ((held += 1), lock)) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
  return { held: () => held };
}

const play = async (isPlaying: boolean) => {
  const hook = renderHook(useWakeLock, { initialProps: isPlaying });
  await act(() => Promise.resolve());
  return hook;
};

it('The screen stays on while the film plays, and no longer', async () => {
  const screen = screenThat();
  const { rerender } = await play(false);
  expect(screen.held()).toBe(0);
  rerender(true);
  await act(() => Promise.resolve());
  expect(screen.held()).toBe(1);
  rerender(false);
  await act(() => Promise.resolve());
  expect(screen.held()).toBe(0);
});

it('A lock that comes after the film was paused is given back', async () => {
  let allow: () => void = () => undefined;
  const screen = screenThat(() => new Promise<void>((resolve) => (allow = resolve)));
  const { unmount } = await play(true);
  unmount();
  allow();
  await vi.waitFor(() => expect(screen.held()).toBe(0));
});

it('A device that refuses, or has no such thing, plays all the same', async () => {
  await play(true);
  screenThat(() => Promise.reject(new DOMException('battery', 'NotAllowedError')));
  await play(true);
});
