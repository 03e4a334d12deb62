import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has no screen: its visitor asks for stillness, and nothing scrolls.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollBy ??= () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // What react complains about is a fault.
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
