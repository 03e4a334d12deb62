import type { Page } from '@sahra/shared/schemas/common';

/** Which part of a list is wanted. */
export interface PageQuery {
  page: number;
  pageSize: number;
}

export const limitOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** A part of a list: so many rows, after so many others. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** So many rows before a page are passed by sooner than the length of a list is known. */
const NEAR = 200;

/**
 * Reads a page from the end of the list that is nearer to it: the last page costs what the first does. `read` is given a part of the list,
 * or of the list turned round.
 */
export async function readFromNearerEnd<Row>(
  query: PageQuery,
  total: number | PromiseLike<number>,
  read: (part: Part, isTurned: boolean) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const part = limitOf(query);
  const counted = Promise.resolve(total);
  if (part.offset > NEAR) {
    const length = await counted;
    const after = length - part.offset - part.limit;
    const limit = Math.min(part.limit, length - part.offset);
    if (limit <= 0) return { rows: [], total: length };
    if (after < part.offset)
      return { rows: (await read({ limit, offset: Math.max(0, after) }, true)).toReversed(), total: length };
  }
  const [rows, length] = await Promise.all([read(part, false), counted]);
  return { rows, total: length };
}

/** A page as the wire has it. Beyond the end it is empty. */
export const toPage = <T>(items: T[], total: number, { page, pageSize }: PageQuery): Page<T> => ({
  items,
  page,
  pageSize,
  total,
});
