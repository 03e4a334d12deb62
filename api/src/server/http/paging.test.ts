import { describe, expect, it } from 'vitest';
import { type Part, readFromNearerEnd } from './paging.ts';

const list = Array.from({ length: 1_234 }, (_, index) => index);

/** Reads the page as a database would, and tells what it was asked for. */
async function read(page: number, pageSize: number) {
  const asked: (Part & { isTurned: boolean })[] = [];
  const { rows, total } = await readFromNearerEnd({ page, pageSize }, list.length, async (part, isTurned) => {
    asked.push({ ...part, isTurned });
    return (isTurned ? list.toReversed() : list).slice(part.offset, part.offset + part.limit);
  });
  return { rows, total, asked };
}

describe('a page of a long list', () => {
  it.each([1, 24, 60, 617, 1_234])('is the same from either end, with %i rows a page', async (pageSize) => {
    const pages = Math.ceil(list.length / pageSize);
    for (let page = 1; page <= pages + 1; page += 1) {
      const { rows, total } = await read(page, pageSize);
      expect([page, rows]).toEqual([page, list.slice((page - 1) * pageSize, page * pageSize)]);
      expect(total).toBe(list.length);
    }
  });

  it('passes by no more than half of the list', async () => {
    for (let page = 1; page <= 52; page += 1)
      for (const { offset } of (await read(page, 24)).asked) expect(offset).toBeLessThanOrEqual(list.length / 2);
    expect((await read(52, 24)).asked).toEqual([{ limit: 10, offset: 0, isTurned: true }]);
    expect((await read(53, 24)).asked).toEqual([]);
  });
});
