import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostDetail } from '@sahra/shared/schemas/blog';
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { posts, postTranslations } from '../database/blog-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { isPublished, pickTranslation } from './post-languages.ts';

/** In the order of the list: of posts of one moment, those with lower ids are the later ones. */
const directions = {
  previous: { before: sql`<`, further: sql`>`, order: [desc(posts.publishedAt), asc(posts.id)] },
  next: { before: sql`>`, further: sql`<`, order: [asc(posts.publishedAt), desc(posts.id)] },
} as const satisfies Record<string, { before: SQL; further: SQL; order: readonly SQL[] }>;

/** The post that was published right before another one, or right after it. An index leads to it. */
async function findBeside({ database }: ReadContext, own: number, direction: keyof typeof directions) {
  const { before, further, order } = directions[direction];
  // Asked of the database, which knows moments better than a Date.
  const at = sql`(select own.published_at from ${posts} as own where own.id = ${own})`;
  const [row] = await database
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        posts.isShown.getSQL(),
        sql`${posts.publishedAt} ${before}= ${at}`,
        sql`(${posts.publishedAt} ${before} ${at} or ${posts.id} ${further} ${own})`,
      ),
    )
    .orderBy(...order)
    .limit(1);
  return row?.id;
}

/** The posts before and after one that lists show. */
export async function findNeighbors(
  context: ReadContext,
  own: number,
  language: LanguageCode,
): Promise<Pick<PostDetail, 'previous' | 'next'>> {
  const [previous, next] = await Promise.all([findBeside(context, own, 'previous'), findBeside(context, own, 'next')]);
  const { postId, slug, title } = postTranslations;
  const rows = await context.database
    .select({ postId, slug, title, language: postTranslations.language })
    .from(postTranslations)
    .where(and(inArray(postId, [previous ?? 0, next ?? 0]), isPublished));
  const linkTo = (id: number | undefined) => {
    const shown = pickTranslation(
      rows.filter((row) => row.postId === id),
      language,
    );
    return shown ? { slug: shown.slug, title: shown.title, contentLanguage: shown.language } : null;
  };
  return { previous: linkTo(previous), next: linkTo(next) };
}
