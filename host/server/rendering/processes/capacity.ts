import type { Settings } from '../../settings.ts';

/** Milliseconds for which a page keeps its worker busy as long as none was measured. */
const FIRST_GUESS_MS = 100;
/** How much the latest page says of the next one. */
const WEIGHT = 0.2;
/** Fewer would leave the processor idle while pages wait for the api. */
const MIN_PAGES = 2;
const MAX_PAGES = 32;

type Limits = Pick<Settings, 'DATA_LIMIT_MS' | 'RENDER_LIMIT_MS' | 'RENDER_BLOCK_MS'>;

/**
 * How many pages a worker may have under way: all of them together keep it busy for half of the shortest limit, so that each is there in
 * time although they share one thread, and together they are never taken for code that does not end. On a machine that is busy with
 * something else a page takes longer, so there are fewer.
 */
export function createCapacity({ DATA_LIMIT_MS, RENDER_LIMIT_MS, RENDER_BLOCK_MS }: Limits) {
  const budgetMs = Math.min(DATA_LIMIT_MS, RENDER_LIMIT_MS, RENDER_BLOCK_MS) / 2;
  let pageMs = FIRST_GUESS_MS;
  let before: number | undefined;
  return {
    /** A page is there; `busyMs`: for so long the worker has been busy since it began. The first page pays for what is imported. */
    count(busyMs: number) {
      if (before !== undefined) pageMs += WEIGHT * (busyMs - before - pageMs);
      before = busyMs;
    },
    pages: () => Math.min(MAX_PAGES, Math.max(MIN_PAGES, Math.round(budgetMs / Math.max(pageMs, 1)))),
  };
}
