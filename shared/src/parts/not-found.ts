import { data } from '@sahra/shared/facade';

/** What loaders and actions throw of what does not exist: its page says so, with status 404. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** Throws where a page of a list is beyond the last one. */
export function requirePage(page: number, { items }: { readonly items: readonly unknown[] }): void {
  if (page > 1 && items.length === 0) throw notFound();
}
