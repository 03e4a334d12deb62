import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUntouched } from './use-untouched.ts';

it('Episodes that follow one another by themselves are counted', () => {
  expect(renderHook(() => useUntouched(2)).result.current()).toBe(3);
});

it.each(['pointerdown', 'keydown'])('Somebody is there: %s', (event) => {
  const { result, unmount } = renderHook(() => useUntouched(2));
  window.dispatchEvent(new Event(event));
  expect(result.current()).toBe(0);
  unmount();
});
