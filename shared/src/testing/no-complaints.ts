import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  // What react, or our own code, complains about is a fault.
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
