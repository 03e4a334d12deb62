import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostCard } from '@sahra/shared/schemas/blog';
import { findPassages, marksIn } from '../search/passages.ts';
import type { Sought } from '../search/pick-passage.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { preferenceOf } from './post-languages.ts';
import { listPosts } from './post-repository.ts';

/**
 * Found posts by id, each with where it has the words: in its title and in its text as they are shown, or else in the text of another
 * language. Posts that lists do not show any more are missing.
 */
export async function readFoundPosts(
  context: ReadContext,
  ids: readonly number[],
  language: LanguageCode,
  sought: Sought,
): Promise<Map<number, PostCard>> {
  const { items } = await listPosts(context, { ids: [...ids] }, { page: 1, pageSize: ids.length }, language);
  const marked = items.map((post) => ({ post, title: marksIn(post.title, sought) }));
  const languages = [...new Set(items.map(({ contentLanguage }) => contentLanguage))];
  const ofShown = languages.map((code) => {
    const shown = items.filter(({ contentLanguage }) => contentLanguage === code).map(({ id }) => id);
    return findPassages(context.database, 'post', shown, [code], sought);
  });
  const passages = new Map((await Promise.all(ofShown)).flatMap((found) => [...found]));
  const elsewhere = marked.filter(({ post, title }) => title.length === 0 && !passages.has(post.id));
  const others = await findPassages(
    context.database,
    'post',
    elsewhere.map(({ post }) => post.id),
    preferenceOf(language),
    sought,
  );
  return new Map(
    marked.map(({ post, title }) => [
      post.id,
      { ...post, found: { title, passage: passages.get(post.id) ?? others.get(post.id) ?? null } },
    ]),
  );
}
