import { randomInt } from 'node:crypto';
import {
  contributionKindOf,
  type NewContribution,
  type OwnContribution,
  type Thing,
} from '@sahra/shared/schemas/contributions';
import type { Database } from '../database/connect.ts';
import type { HashedNetwork } from '../server/limits/caller-hash.ts';
import { enforceCallerLimit } from './contribution-limits.ts';

/** A program that filled the trap is told what it wants to hear; nothing is stored. */
export async function pretend(
  database: Database,
  networks: readonly HashedNetwork[],
  thing: Thing,
  { text, rating, name }: NewContribution,
  now: Date,
): Promise<OwnContribution> {
  await database.transaction((tx) => enforceCallerLimit(tx, networks));
  return {
    ...{ id: randomInt(1, 2_000_000), kind: contributionKindOf[thing.kind], thing, threadId: null, answers: null },
    ...{ author: { name: name ?? '', kind: 'guest', isStaff: false }, rating: rating ?? null, text },
    ...{ createdAt: now.toISOString(), editedAt: null, editableUntil: null, isPinned: false, voteCount: 0 },
    status: 'waiting',
  };
}
