import { act, screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it, vi } from 'vitest';
import app from '../app.ts';
import { answersWith, heading, postDetail } from './post-detail-samples.ts';

/** A screen on which headings come and go as a test says. */
function stubScreen() {
  let tell: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (id: string, isIntersecting: boolean, top: number) => {
    const entry = {
      target: document.getElementById(id),
      isIntersecting,
      boundingClientRect: { top },
      rootBounds: { bottom: 300 },
    };
    act(() => tell([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver));
  };
}
const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;

it('The contents mark where one reads, down the page and up again', async () => {
  const move = stubScreen();
  const detail = postDetail(1, 'standard', { blocks: [heading('One'), heading('Two'), heading('Three')] });
  await renderPage(app, '/blogs-detail/post-1', answersWith(detail));
  expect(current()).toBeUndefined();
  move('section-1', true, 100);
  expect(current()).toBe('One');
  move('section-2', true, 250);
  expect(current()).toBe('Two');
  // The first one left the screen at its upper edge: one still reads below the second.
  move('section-1', false, -50);
  expect(current()).toBe('Two');
  // The second one went down again: one reads what is above it.
  move('section-2', false, 320);
  expect(current()).toBe('One');
  move('section-1', false, 340);
  expect(current()).toBeUndefined();
  vi.unstubAllGlobals();
});
