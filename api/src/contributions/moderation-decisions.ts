import { canSpoil, type ReportReason } from '@sahra/shared/form-rules/contribution-rules';
import { contributionRefusals } from '@sahra/shared/schemas/contribution-refusals';
import type { ContributionStatus } from '@sahra/shared/schemas/contributions';
import type { AdminActionName } from '@sahra/shared/schemas/admin';
import type { DecisionResults, ModerationDecision } from '@sahra/shared/schemas/moderation';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '@sahra/shared/session/permissions';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import { notAllowed } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { contributionReports, contributions, contributors } from '../database/contribution-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { mayModerate, nextStatus } from './contribution-rules.ts';
import { countAnew } from './contribution-totals.ts';
import { blockAuthor } from './moderated-authors.ts';
import { announce } from './reply-mails.ts';

type Row = typeof contributions.$inferSelect;
/** What every decision is made with. */
interface Decision {
  tx: Transaction;
  ring: KeyRing;
  admin: Actor & { role: Role };
  row: Row;
  now: Date;
}
type Decide = (decision: Decision) => Promise<boolean>;

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });
const notPossible = () => refuse('not_possible', 'This cannot be done with it');

/** Marks open reports as seen, all of them or those with one reason; true: there were some. */
async function closeReports(tx: Transaction, { id }: Row, now: Date, reason?: ReportReason): Promise<boolean> {
  const closed = await tx
    .update(contributionReports)
    .set({ decidedAt: now })
    .where(
      and(
        eq(contributionReports.contributionId, id),
        isNull(contributionReports.decidedAt),
        reason && eq(contributionReports.reason, reason),
      ),
    )
    .returning({ id: contributionReports.id });
  return closed.length > 0;
}

const record = (tx: Transaction, admin: Actor, action: AdminActionName, { id }: Row) =>
  recordAction(tx, { admin, action, target: `contribution:${id}` });

/** Refuses a second review of one mailbox, which a guest may have sent from another browser. */
async function requireFirstReview(tx: Transaction, row: Row): Promise<void> {
  if (row.kind !== 'review') return;
  const { rows } = await tx.execute(sql`
    select 1 from ${contributors} own join ${contributors} p on p.mailbox = own.mailbox and p.id <> own.id
      join ${contributions} c on c.contributor_id = p.id
    where own.id = ${row.contributorId} and c.kind = 'review' and c.status = 'published'
      and c.thing_kind = ${row.thingKind} and c.thing_id = ${row.thingId} limit 1`);
  if (rows.length > 0) throw refuse(contributionRefusals.reviewed, 'There is a review of this mailbox already');
}

/** Publishes or hides. Who has something published is trusted from then on; who has something hidden is so no more. */
async function setStatus({ tx, ring, admin, row, now }: Decision, event: 'publish' | 'hide') {
  const status: ContributionStatus | undefined = nextStatus(row.status, event);
  if (!status) throw notPossible();
  if (status === row.status) return false;
  if (event === 'publish') await requireFirstReview(tx, row);
  await tx
    .update(contributions)
    .set({ status, waitReason: null, ...(event === 'hide' && { isPinned: false }) })
    .where(eq(contributions.id, row.id));
  await tx
    .update(contributors)
    .set({ trustedAt: event === 'publish' ? now : null })
    .where(
      and(eq(contributors.id, row.contributorId), event === 'publish' ? isNull(contributors.trustedAt) : undefined),
    );
  if (event === 'hide') await closeReports(tx, row, now);
  if (event === 'publish' || row.status === 'published') await countAnew(tx, { kind: row.thingKind, id: row.thingId });
  await record(tx, admin, event === 'publish' ? 'publish-contribution' : 'hide-contribution', row);
  if (event === 'publish') await announce(tx, ring, { ...row, status }, now);
  return true;
}

/** One of a thing stands first at a time, as the first of its thread. */
async function setPin({ tx, admin, row }: Decision, isPinned: boolean) {
  if (isPinned && (row.status !== 'published' || row.threadId !== null)) throw notPossible();
  if (row.isPinned === isPinned) return false;
  const { thingKind, thingId, id } = contributions;
  if (isPinned)
    await tx
      .update(contributions)
      .set({ isPinned: false })
      .where(and(eq(thingKind, row.thingKind), eq(thingId, row.thingId), contributions.isPinned, ne(id, row.id)));
  await tx.update(contributions).set({ isPinned }).where(eq(id, row.id));
  await record(tx, admin, isPinned ? 'pin-contribution' : 'unpin-contribution', row);
  return true;
}

/** Veils what gives the plot away, which answers who reported it for that, or shows it again. */
async function setVeil({ tx, admin, row, now }: Decision, hasSpoilers: boolean) {
  if (!canSpoil({ kind: row.thingKind })) throw notPossible();
  if (hasSpoilers) await closeReports(tx, row, now, 'spoiler');
  if (row.hasSpoilers === hasSpoilers) return false;
  await tx.update(contributions).set({ hasSpoilers }).where(eq(contributions.id, row.id));
  await record(tx, admin, hasSpoilers ? 'veil-contribution' : 'unveil-contribution', row);
  return true;
}

/** What each decision does; true: something changed. */
const decisions: Readonly<Record<ModerationDecision, Decide>> = {
  publish: (decision) => setStatus(decision, 'publish'),
  hide: (decision) => setStatus(decision, 'hide'),
  pin: (decision) => setPin(decision, true),
  unpin: (decision) => setPin(decision, false),
  veil: (decision) => setVeil(decision, true),
  unveil: (decision) => setVeil(decision, false),
  async dismiss({ tx, admin, row, now }) {
    const isChange = await closeReports(tx, row, now);
    if (isChange) await record(tx, admin, 'dismiss-reports', row);
    return isChange;
  },
  block: ({ tx, admin, row, now }) => blockAuthor(tx, admin, row.contributorId, true, now),
  unblock: ({ tx, admin, row, now }) => blockAuthor(tx, admin, row.contributorId, false, now),
};

async function decideOne(
  database: Database,
  decision: ModerationDecision,
  id: number,
  by: Omit<Decision, 'tx' | 'row'>,
) {
  try {
    const isChange = await database.transaction(async (tx) => {
      const [row] = await tx.select().from(contributions).where(eq(contributions.id, id)).for('update');
      const held = found(row, 'contribution');
      if (!mayModerate(by.admin.role, held.thingKind, decision)) throw notAllowed();
      return decisions[decision]({ ...by, tx, row: held });
    });
    return { id, outcome: isChange ? ('done' as const) : ('unchanged' as const) };
  } catch (error) {
    if (error instanceof ApiFailure) return { id, outcome: 'refused' as const, code: error.body.code };
    throw error;
  }
}

/** Decides one after the other, each by itself: one that cannot be decided so does not hold the others up, and its answer says why. */
export async function decide(
  database: Database,
  decision: ModerationDecision,
  ids: readonly number[],
  by: Omit<Decision, 'tx' | 'row'>,
): Promise<DecisionResults> {
  const results: DecisionResults['results'] = [];
  for (const id of new Set(ids)) results.push(await decideOne(database, decision, id, by));
  return { results };
}
