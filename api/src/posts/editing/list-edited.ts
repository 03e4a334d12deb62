import { isWritable } from '@sahra/shared/form-rules/post-transitions';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { EditedPostCard, editedPostsQuerySchema, PostChoices } from '@sahra/shared/schemas/editing';
import { and, asc, count, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { authors, postCategories, posts, postTranslations } from '../../database/blog-tables.ts';
import { tags } from '../../database/catalog-tables.ts';
import { folded } from '../../database/fold.ts';
import { selectText, textIn } from '../../database/localized.ts';
import { hasAllTerms } from '../../database/search-terms.ts';
import { limitOf, toPage } from '../../server/http/paging.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { edits, type Editor } from './editor.ts';
import { wasEverPublished } from './held-post.ts';

type Query = z.infer<typeof editedPostsQuerySchema>;

function conditionsOf({ database }: ReadContext, editor: Editor, query: Query): SQL | undefined {
  const { postId, language, state, title } = postTranslations;
  const texts = (...conditions: (SQL | undefined)[]) =>
    database
      .select({ one: sql`1` })
      .from(postTranslations)
      .where(and(eq(postId, posts.id), ...conditions));
  const has = (...conditions: (SQL | undefined)[]) => sql`exists ${texts(...conditions)}`;
  return and(
    edits(editor) ? undefined : eq(authors.memberId, editor.id),
    query.author === undefined ? undefined : eq(authors.slug, query.author),
    query.state && has(eq(state, query.state), query.language && eq(language, query.language)),
    query.language && has(eq(language, query.language)),
    query.missing && notExists(texts(eq(language, query.missing))),
    query.q === '' ? undefined : has(hasAllTerms(folded(sql`${title}`), query.q)),
  );
}

const columns = {
  ...{ id: posts.id, type: posts.type, publishedAt: posts.publishedAt, updatedAt: posts.updatedAt },
  author: { id: authors.id, slug: authors.slug, name: authors.name },
  wasPublished: wasEverPublished(),
};

/** A page of the posts that somebody writes or edits, what was changed last first. */
export async function listEdited(
  context: ReadContext,
  editor: Editor,
  query: Query,
  asked: LanguageCode,
): Promise<Page<EditedPostCard>> {
  const { database } = context;
  const { limit, offset } = limitOf(query);
  const where = conditionsOf(context, editor, query);
  const [rows, [counted]] = await Promise.all([
    database
      .select(columns)
      .from(posts)
      .innerJoin(authors, eq(authors.id, posts.authorId))
      .where(where)
      .orderBy(desc(posts.updatedAt), asc(posts.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(posts).innerJoin(authors, eq(authors.id, posts.authorId)).where(where),
  ]);
  const { postId, language, title, state } = postTranslations;
  const ids = rows.map(({ id }) => id);
  const texts = await database
    .select({ postId, language, title, state })
    .from(postTranslations)
    .where(inArray(postId, ids));
  const items = rows.map(({ id, type, author, publishedAt, updatedAt, wasPublished }): EditedPostCard => {
    const own = texts.filter((text) => text.postId === id);
    return {
      ...{ id, type, author: { ...author, name: textIn(author.name, asked) } },
      titles: Object.fromEntries(own.map((text) => [text.language, text.title])),
      states: Object.fromEntries(own.map((text) => [text.language, text.state])),
      missing: languageCodes.filter((code) => own.every((text) => text.language !== code)),
      publishedAt: wasPublished ? publishedAt.toISOString() : null,
      updatedAt: updatedAt.toISOString(),
      mayEdit: edits(editor) || own.every((text) => isWritable(text.state)),
    };
  });
  return toPage(items, counted?.total ?? 0, query);
}

type Named = PgTable & { id: PgColumn; slug: PgColumn; name: PgColumn };

/** Under what posts can be filed, and whose they can be. */
export async function readChoices({ database }: ReadContext, asked: LanguageCode): Promise<PostChoices> {
  const all = (table: Named, order: PgColumn) =>
    database
      .select({ id: sql<number>`${table.id}`, slug: sql<string>`${table.slug}`, name: selectText(table.name, asked) })
      .from(table)
      .orderBy(asc(order));
  const [ofCategories, ofTags, ofAuthors] = await Promise.all([
    all(postCategories, postCategories.position),
    all(tags, tags.position),
    all(authors, authors.slug),
  ]);
  return { categories: ofCategories, tags: ofTags, authors: ofAuthors };
}
