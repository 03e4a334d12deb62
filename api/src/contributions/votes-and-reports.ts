import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ReportReason } from '@sahra/shared/form-rules/contribution-rules';
import { contributionRefusals } from '@sahra/shared/schemas/contribution-refusals';
import { and, count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributionReports, contributions, contributionVotes } from '../database/contribution-tables.ts';
import { hashToken } from '../newsletter/token.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { enforceReportLimit, enforceVoteLimit } from './contribution-limits.ts';
import { contributorOf } from './contributor-repository.ts';

const published = (id: number) => and(eq(contributions.id, id), eq(contributions.status, 'published'));

/** Says whether a member finds a contribution helpful. Votes for one are taken one after the other, so that their number is right. */
async function vote(
  tx: Transaction,
  member: { id: string; language: LanguageCode },
  id: number,
  hasVoted: boolean,
  now: Date,
) {
  await enforceVoteLimit(tx, member.id);
  const [row] = await tx.select().from(contributions).where(published(id)).for('update');
  const contribution = found(row, 'contribution');
  const { id: contributorId } = await contributorOf(tx, { memberId: member.id, language: member.language }, now);
  if (contribution.contributorId === contributorId)
    throw new ApiFailure(409, {
      code: contributionRefusals.ownContribution,
      message: 'Nobody votes for what they wrote',
    });
  const own = and(eq(contributionVotes.contributionId, id), eq(contributionVotes.contributorId, contributorId));
  await (hasVoted
    ? tx.insert(contributionVotes).values({ contributionId: id, contributorId, createdAt: now }).onConflictDoNothing()
    : tx.delete(contributionVotes).where(own));
  const [counted] = await tx
    .select({ voteCount: count() })
    .from(contributionVotes)
    .where(eq(contributionVotes.contributionId, id));
  const voteCount = counted?.voteCount ?? 0;
  await tx.update(contributions).set({ voteCount }).where(eq(contributions.id, id));
  return { id, hasVoted, voteCount };
}

/** Takes a member's vote; the same once more changes nothing. */
export const changeVote = (
  database: Database,
  member: { id: string; language: LanguageCode },
  id: number,
  hasVoted: boolean,
  now: Date,
) => database.transaction((tx) => vote(tx, member, id, hasVoted, now));

/** What somebody has against a contribution; `memberId` is undefined for visitors. */
export interface NewReport {
  reason: ReportReason;
  note: string;
  memberId: string | undefined;
  callerHash: string;
}

/** Takes a report; what the same person says of the same contribution once more changes nothing. */
export const storeReport = (database: Database, id: number, report: NewReport): Promise<void> =>
  database.transaction(async (tx) => {
    const { reason, note, memberId, callerHash } = report;
    await enforceReportLimit(tx, callerHash);
    const [row] = await tx.select({ id: contributions.id }).from(contributions).where(published(id)).for('key share');
    found(row, 'contribution');
    await tx
      .insert(contributionReports)
      .values({
        contributionId: id,
        reporterKey: memberId === undefined ? callerHash : hashToken(memberId),
        reason,
        note,
      })
      .onConflictDoNothing();
  });
