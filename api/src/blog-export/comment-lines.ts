import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { contributions, contributionVotes, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import type { LineOf } from './export-lines.ts';

type CommentLine = LineOf<'post'>['comments'][number];

/**
 * The comments of a post in every state, the oldest first, and the lines of those people who come up for the first time. Of people there
 * is the name under which they wrote, and nothing else: no address, account or browser.
 *
 * @param people numbers of those who came up before, by their ids; new ones are added.
 */
export async function readCommentLines(
  tx: Transaction,
  postId: number,
  people: Map<number, number>,
): Promise<{ lines: LineOf<'person'>[]; comments: CommentLine[] }> {
  const { id, createdAt, thingKind, thingId } = contributions;
  const rows = await tx
    .select()
    .from(contributions)
    .where(and(eq(thingKind, 'post'), eq(thingId, postId)))
    .orderBy(asc(sql`date_trunc('milliseconds', ${createdAt})`), asc(id));
  if (rows.length === 0) return { lines: [], comments: [] };
  const votes = await tx
    .select({ contributionId: contributionVotes.contributionId, contributorId: contributionVotes.contributorId })
    .from(contributionVotes)
    .innerJoin(contributions, eq(contributions.id, contributionVotes.contributionId))
    .where(and(eq(thingKind, 'post'), eq(thingId, postId)))
    .orderBy(asc(contributionVotes.contributorId));
  const likers = new Map<number, number[]>();
  for (const vote of votes)
    likers.set(vote.contributionId, [...(likers.get(vote.contributionId) ?? []), vote.contributorId]);
  const inOrder = rows.flatMap((row) => [row.contributorId, ...(likers.get(row.id) ?? [])]);
  const fresh = [...new Set(inOrder)].filter((each) => !people.has(each));
  const found = await readPeople(tx, fresh);
  const lines = fresh.map((each): LineOf<'person'> => {
    people.set(each, people.size);
    const { kind = 'member', name = null } = found.get(each) ?? {};
    return { line: 'person', kind, name };
  });
  const places = new Map(rows.map((row, index) => [row.id, index]));
  const comments = rows.map((row): CommentLine => ({
    parent: places.get(row.answersId ?? row.threadId ?? 0) ?? null,
    by: people.get(row.contributorId) ?? 0,
    ...{ text: row.text, language: row.language, at: row.createdAt.toISOString(), status: row.status },
    ...{ waitReason: row.waitReason, editedAt: row.editedAt?.toISOString() ?? null, isPinned: row.isPinned },
    likedBy: (likers.get(row.id) ?? []).map((each) => people.get(each) ?? 0).sort((a, b) => a - b),
  }));
  return { lines, comments };
}

async function readPeople(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { kind: 'member' | 'guest'; name: string | null }>();
  const rows = await tx
    .select({
      id: contributors.id,
      kind: contributors.kind,
      // Who only liked something did so without their name.
      name: sql<string | null>`case when exists (
        select 1 from ${contributions} c where c.contributor_id = ${contributors.id} and c.thing_kind = 'post'
      ) then coalesce(${members.name}, ${contributors.name}) end`,
    })
    .from(contributors)
    .leftJoin(members, eq(members.id, contributors.memberId))
    .where(inArray(contributors.id, [...ids]));
  return new Map(rows.map(({ id, kind, name }) => [id, { kind, name }]));
}
