import { decisionRefusals } from '@sahra/shared/schemas/moderation';
import { count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { findRole } from './contributor-repository.ts';

const countOf = (status: 'published' | 'hidden') =>
  sql<number>`(select count(*)::integer from ${contributions} c where c.contributor_id = ${contributors.id} and c.status = ${status})`;

const isBlocked = isNotNull(contributors.blockedAt);

/** Authors as moderators see them: without addresses. */
export async function readAuthors(
  database: Database,
  where: SQL | undefined,
  page: { limit: number; offset: number } = { limit: 1_000, offset: 0 },
) {
  const rows = await database
    .select({
      id: contributors.id,
      kind: contributors.kind,
      name: sql<string | null>`coalesce(${members.name}, ${contributors.name})`,
      username: members.displayUsername,
      isStaff: sql<boolean>`coalesce(${members.role} in ('moderator', 'admin'), false)`,
      blockedAt: contributors.blockedAt,
      publishedCount: countOf('published'),
      hiddenCount: countOf('hidden'),
    })
    .from(contributors)
    .leftJoin(members, eq(members.id, contributors.memberId))
    .where(where)
    .orderBy(desc(contributors.blockedAt), desc(contributors.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ kind, blockedAt, ...row }) => ({
    ...row,
    kind: row.name === null ? ('former' as const) : kind,
    isBlocked: blockedAt !== null,
    blockedAt,
  }));
}

/** A page of those who are shut out, the latest first. */
export async function listBlocked(database: Database, query: PageQuery) {
  const [rows, [counted]] = await Promise.all([
    readAuthors(database, isBlocked, limitOf(query)),
    database.select({ total: count() }).from(contributors).where(isBlocked),
  ]);
  const items = rows.flatMap(({ blockedAt, ...row }) =>
    blockedAt ? [{ ...row, blockedAt: blockedAt.toISOString() }] : [],
  );
  return toPage(items, counted?.total ?? 0, query);
}

/** What the log calls an author; a name may be a person's own. */
const targetOf = (id: number) => `contribution-author:${id}`;

/** Shuts an author out of writing, or lets them in again; an admin nobody shuts out. False: it was so already. What they wrote stays as it is. */
export async function blockAuthor(tx: Transaction, admin: Actor, id: number, isToBlock: boolean, now: Date) {
  const [row] = await tx.select().from(contributors).where(eq(contributors.id, id)).for('update');
  const author = found(row, 'author');
  if ((author.blockedAt !== null) === isToBlock) return false;
  if (isToBlock && (await findRole(tx, author)) === 'admin')
    throw new ApiFailure(403, { code: decisionRefusals.authorIsAdmin, message: 'An admin cannot be shut out' });
  await tx
    .update(contributors)
    // Who is let in again begins anew: a moderator sees what they write first.
    .set(isToBlock ? { blockedAt: now, trustedAt: null } : { blockedAt: null })
    .where(eq(contributors.id, id));
  await recordAction(tx, { admin, action: isToBlock ? 'block-author' : 'unblock-author', target: targetOf(id) });
  return true;
}
