import type { Transaction } from '../database/connect.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { hashToken } from '../newsletter/token.ts';
import type { HashedNetwork } from '../server/limits/caller-hash.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { enforceNetworkLimits, enforceSharedLimit, type SharedLimit } from '../server/limits/shared-limit.ts';
import { uploadsOfPerson } from '../uploads/upload-limits.ts';
import type { ContributorRow, Person } from './contributor-repository.ts';

const minuteMs = hourMs / 60;
const guests: SharedLimit = {
  name: 'contributions',
  // Many households may share one address.
  perCaller: { burst: 20, refillMs: 2 * minuteMs },
  // More than moderators could read. Members have no limit in common, so that a flood of guests stops none of them.
  overAll: { burst: 300, refillMs: hourMs / 300 },
};
/** Of one person: a talk of two is quick, a flood is not. */
const perPerson: RateLimit = { burst: 10, refillMs: 2 * minuteMs };
/** Photos of guests from one network: each is decoded. */
const photosOfCaller: RateLimit = { burst: 40, refillMs: minuteMs };
const votesOfPerson: RateLimit = { burst: 60, refillMs: minuteMs / 4 };
const reportsOfCaller: RateLimit = { burst: 20, refillMs: 3 * minuteMs };

/** Counts a new or changed contribution against the limits of its network and its author. */
export async function enforceContributionLimits(
  tx: Transaction,
  networks: readonly HashedNetwork[],
  person: Person,
): Promise<void> {
  const isMember = 'memberId' in person;
  await (isMember ? enforceNetworkLimits : enforceSharedLimit)(tx, guests, networks);
  const who = isMember ? person.memberId : hashToken(mailboxOf(person.email));
  await enforceRateLimit(tx, `contributions of ${who}`, perPerson);
}

/** Counts a call that stores nothing: a program filled the trap. */
export const enforceCallerLimit = (tx: Transaction, networks: readonly HashedNetwork[]) =>
  enforceNetworkLimits(tx, guests, networks);
/** Counts a change of one's own. */
export const enforceChangeLimit = (tx: Transaction, contributorId: number) =>
  enforceRateLimit(tx, `contribution changes of ${contributorId}`, perPerson);
/** Counts a photo before it is received: a member's with all that they upload, a guest's also with those of their network. */
export async function enforcePhotoLimits(
  tx: Transaction,
  callerHash: string,
  { id, memberId }: Pick<ContributorRow, 'id' | 'memberId'>,
): Promise<void> {
  if (memberId === null) await enforceRateLimit(tx, `photos from ${callerHash}`, photosOfCaller);
  await enforceRateLimit(tx, `uploads of ${memberId ?? `contributor ${id}`}`, uploadsOfPerson);
}
export const enforceVoteLimit = (tx: Transaction, memberId: string) =>
  enforceRateLimit(tx, `votes of ${memberId}`, votesOfPerson);
export const enforceReportLimit = (tx: Transaction, callerHash: string) =>
  enforceRateLimit(tx, `reports from ${callerHash}`, reportsOfCaller);
