import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { postTranslations } from '../database/blog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { announce } from './announce-posts.ts';
import { blockTexts, countWords } from './post-text.ts';

/** A post in one language, as it is written. */
export type WrittenTranslation = Omit<
  typeof postTranslations.$inferInsert,
  'postId' | 'updatedAt' | 'revision' | 'words'
>;

interface Translated {
  readonly postId: number;
  readonly translations: readonly WrittenTranslation[];
}

/** What a change of it makes a new revision. */
const said = [
  ...['slug', 'state', 'title', 'excerpt', 'blocks', 'quote', 'link', 'translator', 'pictureAlternative'],
  'publishedAt',
];
const columnOf = (source: string, name: string) => `"${source}"."${toSnakeCase(name)}"`;
const columnsOf = (source: string) => said.map((name) => columnOf(source, name)).join(', ');

/** All columns of it, so that every row names the same ones. */
function rowOf(postId: number, translation: WrittenTranslation): typeof postTranslations.$inferInsert {
  const { state = 'draft', publishedAt = null, quote = null, link = null, translator = null } = translation;
  const { language, slug, title, excerpt, blocks, pictureAlternative = '' } = translation;
  return {
    ...{ postId, language, slug, state, title, excerpt, blocks, quote, link, translator, pictureAlternative },
    publishedAt,
    words: countWords(blockTexts(blocks)),
    // What was published from the first moment on has not changed since.
    updatedAt: (state === 'published' && publishedAt) || new Date(),
  };
}

/**
 * Makes these translations all that the posts have; where they are news, what is published of what changed is announced. Returns the ids of
 * the posts of which something changed.
 */
export async function writeTranslations(
  tx: Transaction,
  all: readonly Translated[],
  isNews: boolean,
): Promise<number[]> {
  if (all.length === 0) return [];
  const { postId, language, revision, state } = postTranslations;
  const rows = all.flatMap((post) => post.translations.map((translation) => rowOf(post.postId, translation)));
  const stay = rows.map((row) => `${row.postId} ${row.language}`);
  const ids = all.map((post) => post.postId);
  const gone = await tx
    .delete(postTranslations)
    .where(
      sql`${postId} = any(${sql.param(ids)}::int[]) and ${postId} || ' ' || ${language} <> all(${sql.param(stay)}::text[])`,
    )
    .returning({ postId });
  if (rows.length === 0) return gone.map((row) => row.postId);
  const changed = await tx
    .insert(postTranslations)
    .values(rows)
    .onConflictDoUpdate({
      target: [postId, language],
      set: {
        ...Object.fromEntries([...said, 'words'].map((name) => [name, sql.raw(columnOf('excluded', name))])),
        revision: sql`${revision} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: sql.raw(`(${columnsOf('post_translations')}) is distinct from (${columnsOf('excluded')})`),
    })
    .returning({ postId, language, state });
  if (isNews)
    await announce(
      tx,
      changed.filter((row) => row.state === 'published'),
    );
  return [...new Set([...gone, ...changed].map((row) => row.postId))];
}
