import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostList } from '@sahra/shared/schemas/blog';
import { findPage } from '../search/find-entries.ts';
import { soughtOf } from '../search/passages.ts';
import { LISTED } from '../search/pick-entries.ts';
import { readQuery } from '../search/read-query.ts';
import { countTypes } from '../search/vocabulary.ts';
import type { Wanted } from '../search/wanted.ts';
import { type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readFoundPosts } from './found-posts.ts';
import type { PostFilter } from './post-repository.ts';

/** What has all the words, or else all but one, or else any: of all posts, and not of those alone that the filters leave. */
async function findLeast(context: ReadContext, wanted: Wanted, query: PageQuery) {
  const all = wanted.words.length;
  for (const least of new Set([all, all - 1, 1])) {
    const found = await findPage(context.database, { ...wanted, least }, query);
    if (found.total > 0) return { ...found, least };
    if (wanted.facets.length === 0) continue;
    const unfiltered = await findPage(context.database, { ...wanted, least, facets: [] }, { page: 1, pageSize: 1 });
    if (unfiltered.total > 0) break;
  }
  return { total: 0, entries: [], least: all };
}

/** A page of the posts with these words, the best first, as the site's search finds them; narrowed by the filters of lists. */
export async function searchPosts(
  context: ReadContext,
  { q, type, category, tag, author, date }: Omit<PostFilter, 'ids'> & { q: string },
  query: PageQuery,
  language: LanguageCode,
): Promise<PostList> {
  const [read, sizes] = await Promise.all([readQuery(context.database, q), countTypes(context.database)]);
  const narrowed = Object.entries({ postType: type, category, tag, author, date });
  const facets = narrowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const wanted: Wanted = { ...read, sizes, facets, genres: [], types: ['post'], least: read.words.length };
  const { total, entries, least } = await findLeast(context, wanted, query);
  const posts = await readFoundPosts(
    context,
    entries.map(({ entityId }) => entityId),
    language,
    soughtOf(read),
  );
  const isRelaxed = total > 0 && least < read.words.length;
  return {
    ...toPage(
      entries.flatMap(({ entityId }) => posts.get(entityId) ?? []),
      total,
      query,
    ),
    search: {
      query: isRelaxed || total === 0 ? q : (read.corrected ?? q),
      isRelaxed,
      isMore: total >= LISTED,
    },
  };
}
