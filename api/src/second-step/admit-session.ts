import { APIError, isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';

const CODE = 'SECOND_STEP_REQUIRED';

/**
 * The last word before better-auth stores a session, whoever asked for it: none for who is blocked, and none without the second
 * step for who has one.
 */
export async function admitSession(database: Database, memberId: string, secondStep: unknown): Promise<void> {
  const [owner] = await database
    .select({ blockedAt: members.blockedAt, since: members.secondStepSince })
    .from(members)
    .where(eq(members.id, memberId));
  if (!owner || owner.blockedAt)
    throw APIError.from('FORBIDDEN', { code: 'MEMBER_BLOCKED', message: 'This member is blocked' });
  if (owner.since && !secondStep)
    throw new APIError('FORBIDDEN', { code: CODE, message: 'A code is missing', memberId });
}

/** Whose second step is missing, where that is why no session was made. */
export function ownerOfMissingStep(error: unknown): string | undefined {
  const body: Record<string, unknown> | undefined = isAPIError(error) ? error.body : undefined;
  return body?.code === CODE && typeof body.memberId === 'string' ? body.memberId : undefined;
}
