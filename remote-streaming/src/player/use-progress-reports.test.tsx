import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useProgressReports } from './use-progress-reports.ts';

/** A viewer who begins at a second of a film of 60; what was told of them. */
function watch(startSeconds = 0, durationSeconds = 60) {
  const told: [seconds: number, isLeaving: boolean][] = [];
  const { result, unmount } = renderHook(() =>
    useProgressReports(startSeconds, ({ seconds }, isLeaving) => told.push([seconds, isLeaving])),
  );
  const playTo = (...moments: number[]) =>
    moments.forEach((seconds) => result.current.reach({ seconds, durationSeconds }));
  return { told, playTo, rest: () => result.current.tell(), unmount };
}

describe('How far a viewer is, is told', () => {
  it('every ten seconds of film, and when they pause; never twice the same', () => {
    const { told, playTo, rest } = watch();
    playTo(0, 4, 9.9, 10.1, 14, 19, 20.2, 22);
    rest();
    rest();
    expect(told).toEqual([
      [10.1, false],
      [20.2, false],
      [22, false],
    ]);
  });

  it('when they go back, too', () => {
    const { told, playTo } = watch(40);
    playTo(40, 12);
    expect(told).toEqual([[12, false]]);
  });

  it('not where they only opened the page', () => {
    const { told, playTo, unmount } = watch(12);
    playTo(12, 12.3);
    unmount();
    expect(told).toEqual([]);
  });

  it('when they go to another page', () => {
    const { told, playTo, unmount } = watch();
    playTo(7);
    unmount();
    expect(told).toEqual([[7, true]]);
  });

  it('when the page is hidden or closed', () => {
    const { told, playTo } = watch();
    playTo(7);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told).toEqual([[7, true]]);
  });

  it('not as long as nobody knows how long the film is', () => {
    const { told, playTo, rest } = watch(0, NaN);
    playTo(12);
    rest();
    expect(told).toEqual([]);
  });
});
