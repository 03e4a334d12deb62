import { linksIn } from '@sahra/shared/form-rules/links-in';
import type { WaitReason } from '@sahra/shared/schemas/contributions';
import { eq, inArray, sql } from 'drizzle-orm';
import { waitReasonOf } from '../contributions/contribution-rules.ts';
import { countAnew } from '../contributions/contribution-totals.ts';
import { findHeldWords } from '../contributions/find-held-words.ts';
import type { Transaction } from '../database/connect.ts';
import { contributions, contributionVotes } from '../database/contribution-tables.ts';
import { placeComments } from './comment-places.ts';
import type { ForeignComment } from './foreign-post.ts';
import { hashOf, type ImportBook, type ImportEntry, type NewEntry } from './import-book.ts';
import { importPeople } from './import-people.ts';
import type { ImportRun } from './import-run.ts';

const AT_ONCE = 500;

interface Judged {
  readonly status: ForeignComment['status'];
  readonly waitReason: WaitReason | null;
  readonly heldWords: string[];
}

/** The state of a comment here: what was published elsewhere waits nevertheless where everything like it does. */
function judge(run: ImportRun, { text, status, waitReason = 'first' }: ForeignComment): Judged {
  const heldWords = findHeldWords(text);
  if (run.isOwn) return { status, waitReason: status === 'waiting' ? waitReason : null, heldWords };
  const linkCount = linksIn(text).filter((piece) => 'link' in piece).length;
  const isTrusted = status === 'published';
  const reason = waitReasonOf({ isBlocked: false, isModerator: false, isTrusted, heldWords, linkCount });
  if (status === 'hidden') return { status, waitReason: null, heldWords };
  return { status: reason === null ? 'published' : 'waiting', waitReason: reason, heldWords };
}

const writtenOf = (text: string, status: string) => hashOf([text, status]);
const fileHashOf = ({ by, ...comment }: ForeignComment) => hashOf([comment.text, comment.status, by.name]);

interface Addition {
  readonly book: ImportBook;
  readonly postId: number;
  readonly fresh: readonly ForeignComment[];
  readonly places: ReturnType<typeof placeComments>;
  /** Ids of those that are here already, by their keys. */
  readonly known: ReadonlyMap<string, number>;
}

/** Writes comments that are not here yet; returns the ids of all by their keys. */
async function add(
  tx: Transaction,
  run: ImportRun,
  { book, postId, fresh, places, known }: Addition,
): Promise<Map<string, number>> {
  const people = await importPeople(tx, book, fresh);
  const ids = new Map(known);
  for (const isFirst of [true, false]) {
    const turn = fresh.filter(({ key }) => (places.rootOf(key) === undefined) === isFirst);
    for (let at = 0; at < turn.length; at += AT_ONCE) {
      const some = turn.slice(at, at + AT_ONCE);
      const rows = await tx
        .insert(contributions)
        .values(
          some.map((comment) => {
            const judged = judge(run, comment);
            const root = places.rootOf(comment.key);
            return {
              ...{ kind: 'comment' as const, thingKind: 'post' as const, thingId: postId, ...judged },
              contributorId: people.get(comment.by.key) ?? 0,
              threadId: root === undefined ? null : (ids.get(root) ?? null),
              ...{ text: comment.text, language: comment.language, createdAt: comment.at },
              ...{ editedAt: comment.editedAt ?? null, isPinned: comment.isPinned ?? false },
              // Whom it answers read it elsewhere.
              announcedAt: judged.status === 'published' ? comment.at : null,
              voteCount: comment.likedBy?.length ?? 0,
            };
          }),
        )
        .returning({ id: contributions.id });
      for (const [index, { key }] of some.entries()) ids.set(key, rows[index]?.id ?? 0);
    }
  }
  const answers = fresh.flatMap(({ key, parentKey }) =>
    parentKey !== undefined && places.rootOf(key) !== undefined && places.rootOf(key) !== parentKey
      ? [[ids.get(key) ?? 0, ids.get(parentKey) ?? 0] as const]
      : [],
  );
  if (answers.length > 0)
    await tx.execute(sql`
      update ${contributions} as answer set answers_id = pair.parent
      from unnest(${sql.param(answers.map(([id]) => id))}::int[], ${sql.param(answers.map(([, parent]) => parent))}::int[]) as pair (id, parent)
      where answer.id = pair.id and pair.parent > 0`);
  const votes = fresh.flatMap(({ key, likedBy = [], at }) =>
    likedBy.map((person) => ({
      contributionId: ids.get(key) ?? 0,
      contributorId: people.get(person.key) ?? 0,
      createdAt: at,
    })),
  );
  for (let at = 0; at < votes.length; at += AT_ONCE)
    await tx.insert(contributionVotes).values(votes.slice(at, at + AT_ONCE));
  run.counts.comments += fresh.length;
  return ids;
}

/** Ids of those that were imported before and are here still. */
async function presentOf(tx: Transaction, known: ReadonlyMap<string, ImportEntry>): Promise<Map<string, number>> {
  const ids = [...known.values()].map(({ rowId }) => rowId);
  if (ids.length === 0) return new Map();
  const rows = await tx.select({ id: contributions.id }).from(contributions).where(inArray(contributions.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  return new Map([...known].flatMap(([key, { rowId }]) => (present.has(rowId) ? [[key, rowId]] : [])));
}

/** Makes comments what the file says by now, where nobody has touched them here. */
async function update(
  tx: Transaction,
  run: ImportRun,
  changed: readonly (readonly [ForeignComment, number, written: string])[],
) {
  const rows = await tx
    .select()
    .from(contributions)
    .where(
      inArray(
        contributions.id,
        changed.map(([, id]) => id),
      ),
    );
  const entries: NewEntry[] = [];
  for (const [comment, id, written] of changed) {
    const row = rows.find((each) => each.id === id);
    if (!row || writtenOf(row.text, row.status) !== written) {
      run.notes.add('comments that were changed or removed here stay so', `comment ${comment.key}`);
      continue;
    }
    const judged = judge(run, comment);
    await tx
      .update(contributions)
      .set({ text: comment.text, ...judged })
      .where(eq(contributions.id, id));
    entries.push({
      key: comment.key,
      rowId: id,
      fileHash: fileHashOf(comment),
      writtenHash: writtenOf(comment.text, judged.status),
    });
  }
  run.counts.commentsUpdated += entries.length;
  return entries;
}

/** Writes the comments of a post: each once, in its thread, with its date, and nobody is told of them. */
export async function writeComments(
  tx: Transaction,
  run: ImportRun,
  book: ImportBook,
  postId: number,
  comments: readonly ForeignComment[],
): Promise<void> {
  // What a file has twice is once here.
  const unique = [...new Map(comments.map((comment) => [comment.key, comment])).values()];
  const known = await book.find(
    'comment',
    unique.map(({ key }) => key),
  );
  const fresh = unique.filter(({ key }) => !known.has(key));
  const changed = unique.flatMap((comment) => {
    const entry = known.get(comment.key);
    return entry && entry.fileHash !== fileHashOf(comment) ? [[comment, entry.rowId, entry.writtenHash] as const] : [];
  });
  const entries = changed.length > 0 ? await update(tx, run, changed) : [];
  if (fresh.length > 0) {
    const places = placeComments(unique);
    if (places.brokenCount > 0) run.notes.add('comments that answer themselves begin a thread', `post ${postId}`);
    const ids = await add(tx, run, { book, postId, fresh, places, known: await presentOf(tx, known) });
    for (const comment of fresh)
      entries.push({
        ...{ key: comment.key, rowId: ids.get(comment.key) ?? 0, fileHash: fileHashOf(comment) },
        writtenHash: writtenOf(comment.text, judge(run, comment).status),
      });
  }
  if (entries.length === 0) return;
  await book.write('comment', entries);
  await countAnew(tx, { kind: 'post', id: postId });
}
