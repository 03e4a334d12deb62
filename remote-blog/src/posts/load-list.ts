import { loadFromApi, pageNumberOf, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { searchTextOf } from '@sahra/shared/form-rules/search-text';
import { requirePage } from '@sahra/shared/parts/not-found';
import { findPostType } from '../ui/post-types.ts';

/** What brings the posts of a list together. */
export interface ListScope {
  category?: string;
  tag?: string;
  author?: string;
  date?: string;
  /** Words that are looked for. */
  q?: string;
}

/** A page of these posts, of the type that the address names. */
export async function loadList(args: LoaderFunctionArgs, pageSize: number, scope: ListScope) {
  const page = pageNumberOf(args.request);
  const type = findPostType(new URL(args.request.url).searchParams.get('type'));
  const posts = await loadFromApi(args, '/posts', { query: { ...scope, page, pageSize, ...(type && { type }) } });
  requirePage(page, posts);
  return { posts, type: type ?? null };
}
export type LoadedList = Awaited<ReturnType<typeof loadList>>;

/** The same of all posts, or of those that are looked for. */
export async function loadAllPosts(args: LoaderFunctionArgs, pageSize: number) {
  const q = searchTextOf(args.request.url);
  return { ...(await loadList(args, pageSize, q ? { q } : {})), q };
}
