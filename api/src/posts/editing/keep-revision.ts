import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import type { StoredTranslation } from './held-post.ts';

/** What one person saves again and again for so long is one revision. */
const ONE_REVISION_MS = 10 * 60_000;

type Text = Pick<StoredTranslation, 'postId' | 'language'>;

/** The revisions of a text. */
export const isOfText = ({ postId, language }: Text): SQL | undefined =>
  and(eq(postRevisions.postId, postId), eq(postRevisions.language, language));

/** The newest revision of a text, without what it says; undefined where nobody saved it yet. */
export async function findLastRevision(tx: Transaction, text: Text) {
  const { number, memberId, state, isOpen, begunAt } = postRevisions;
  const [row] = await tx
    .select({ number, memberId, state, isOpen, begunAt })
    .from(postRevisions)
    .where(isOfText(text))
    .orderBy(desc(number))
    .limit(1);
  return row;
}

const wordsOf = ({ state, slug, title, excerpt, blocks, quote, link, ...row }: StoredTranslation) => ({
  ...{ state, slug, title, excerpt, blocks, quote, link },
  ...{ translator: row.translator, pictureAlternative: row.pictureAlternative },
});

/** Who saved what, and when. */
export interface Kept {
  /** As it was before; undefined where it was not there. */
  readonly before: StoredTranslation | undefined;
  readonly after: StoredTranslation;
  /** Null: the clock. */
  readonly memberId: string | null;
  /** What they save soon after becomes part of it. */
  readonly isOpen: boolean;
  readonly now: Date;
}

/** Writes down what a text has become. What it was before anybody saved it is its first revision. */
export async function keepRevision(tx: Transaction, { before, after, memberId, isOpen, now }: Kept): Promise<void> {
  const { postId, language } = after;
  let last = await findLastRevision(tx, after);
  if (!last && before) {
    const at = before.updatedAt;
    last = { number: 1, memberId: null, state: before.state, isOpen: false, begunAt: at };
    const moments = { begunAt: at, savedAt: at };
    await tx.insert(postRevisions).values({ ...wordsOf(before), ...last, ...moments, postId, language });
  }
  const goesOn = isOpen && last?.isOpen && last.memberId === memberId && last.state === after.state;
  if (last && goesOn && now.getTime() - last.begunAt.getTime() < ONE_REVISION_MS) {
    await tx
      .update(postRevisions)
      .set({ ...wordsOf(after), savedAt: now })
      .where(and(isOfText(after), eq(postRevisions.number, last.number)));
    return;
  }
  await tx.insert(postRevisions).values({
    ...wordsOf(after),
    ...{ postId, language, number: (last?.number ?? 0) + 1, memberId, isOpen, begunAt: now, savedAt: now },
  });
}
