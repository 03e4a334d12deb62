import { expect, it } from 'vitest';
import { createCapacity } from './capacity.ts';

const limits = { DATA_LIMIT_MS: 1200, RENDER_LIMIT_MS: 800, RENDER_BLOCK_MS: 1000 };

/** How many pages are begun at once after a hundred that took so long each. */
function after(pageMs: number, firstMs = pageMs) {
  const capacity = createCapacity(limits);
  let busyMs = firstMs;
  for (let index = 0; index < 100; index++, busyMs += pageMs) capacity.count(busyMs);
  return capacity.pages();
}

it.each([
  [20, 20],
  [40, 10],
  [2, 32],
  [500, 2],
])(
  'Where a page keeps its worker busy for %i ms, %i are begun at once: together half of the shortest limit',
  (ms, pages) => {
    expect(after(ms)).toBe(pages);
  },
);

it('What the first page pays for says nothing of the next', () => {
  expect(after(20, 900)).toBe(20);
});
