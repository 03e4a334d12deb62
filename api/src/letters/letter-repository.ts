import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { letterLimits, letterRefusals, type Letter, type LetterTexts } from '@sahra/shared/schemas/letters';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { letterPosts, letters } from '../database/letter-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { preferenceOf } from '../posts/post-languages.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import {
  findPostsOfMonth,
  type Reader,
  readLetterPosts,
  toMailedPosts,
  toManagedPosts,
  writeLetterPosts,
} from './letter-posts.ts';
import { readProgress } from './letter-progress.ts';

export type LetterRow = typeof letters.$inferSelect;

export const letterNotPossible = () =>
  new ApiFailure(409, { code: letterRefusals.notPossible, message: 'The state of the issue does not allow that' });
export const letterEdited = () =>
  new ApiFailure(409, { code: letterRefusals.edited, message: 'Somebody else has saved the issue meanwhile' });

/** A page of issues, the newest first. */
export async function listLetters(database: Database, query: PageQuery, language: LanguageCode) {
  const { limit, offset } = limitOf(query);
  const postTotal = sql<number>`(select count(*)::int from ${letterPosts} where ${letterPosts.letterId} = ${letters.id})`;
  const [rows, total] = await Promise.all([
    database.select({ letter: letters, postTotal }).from(letters).orderBy(desc(letters.id)).limit(limit).offset(offset),
    database.$count(letters),
  ]);
  const progressOf = await readProgress(
    database,
    rows.map(({ letter }) => letter),
  );
  const items = rows.map(({ letter: { id, month, state, texts, updatedAt }, ...counted }) => ({
    ...{ id, month, state, updatedAt: updatedAt.toISOString(), progress: progressOf(id), ...counted },
    subject:
      preferenceOf(language)
        .map((code) => texts[code].subject)
        .find(Boolean) ?? '',
  }));
  return toPage(items, total, query);
}

/** How many would get a draft in each language, and how much of it is in that. */
async function readAudience(reader: Reader, ofLetter: Awaited<ReturnType<typeof readLetterPosts>>) {
  const { language, status } = newsletterSubscriptions;
  const counts = await reader
    .select({ language, total: sql<number>`count(*)::int` })
    .from(newsletterSubscriptions)
    .where(eq(status, 'confirmed'))
    .groupBy(language);
  return languageCodes.map((code) => {
    const mailed = toMailedPosts(ofLetter, code);
    const own = mailed.filter((post) => post.language === code).length;
    const subscribers = counts.find((each) => each.language === code)?.total ?? 0;
    return { language: code, subscribers, own, other: mailed.length - own };
  });
}

/** An issue as editors see it; titles in `language`, where there are such. */
export async function readLetter(reader: Reader, id: number, language: LanguageCode): Promise<Letter> {
  const [row] = await reader.select().from(letters).where(eq(letters.id, id));
  const letter = found(row, 'issue');
  const ofLetter = await readLetterPosts(reader, id);
  const { month, state, revision, texts, updatedAt } = letter;
  return {
    ...{ id, month, state, revision, texts, updatedAt: updatedAt.toISOString() },
    posts: toManagedPosts(ofLetter, language),
    audience: state === 'draft' ? await readAudience(reader, ofLetter) : [],
    progress: (await readProgress(reader, [letter]))(id),
  };
}

const nothing = { subject: '', greeting: '' };

/** Makes a draft with the posts that were published in a month; returns its id. */
export const createLetter = (database: Database, month: string): Promise<number> =>
  database.transaction(async (tx) => {
    const texts = { ar: nothing, en: nothing, de: nothing, fr: nothing, gr: nothing };
    const [made] = await tx.insert(letters).values({ month, texts }).returning({ id: letters.id });
    if (!made) throw new Error('An issue was not made');
    await writeLetterPosts(tx, made.id, await findPostsOfMonth(tx, month, letterLimits.posts));
    return made.id;
  });

/** An issue in a state that allows what is to be done, held for the transaction. With a revision, as the caller has read it. */
export async function holdLetter(
  tx: Transaction,
  id: number,
  state: LetterRow['state'],
  revision?: number,
): Promise<LetterRow> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for('update');
  const letter = found(row, 'issue');
  if (letter.state !== state) throw letterNotPossible();
  if (revision !== undefined && letter.revision !== revision) throw letterEdited();
  return letter;
}

/** Changes a draft, unless somebody else has done so since the caller read it. */
export const changeLetter = (
  database: Database,
  id: number,
  { revision, texts, postIds }: { revision: number; texts?: LetterTexts; postIds?: readonly number[] },
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await holdLetter(tx, id, 'draft', revision);
    await tx
      .update(letters)
      .set({ ...(texts && { texts }), revision: revision + 1, updatedAt: now })
      .where(eq(letters.id, id));
    if (postIds) await writeLetterPosts(tx, id, postIds);
  });

/** Deletes a draft. What was sent stays. */
export const deleteLetter = (database: Database, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    await holdLetter(tx, id, 'draft');
    await tx.delete(letters).where(and(eq(letters.id, id)));
  });
