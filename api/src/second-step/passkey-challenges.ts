import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { passkeyRefused } from '../auth/auth-failure.ts';
import type { Database } from '../database/connect.ts';
import { passkeyChallenges } from '../database/second-step-tables.ts';
import { hashToken } from '../newsletter/token.ts';

/** How long somebody may look for their key. */
const challengeMs = 5 * 60_000;

/** Stores what is to be signed; `memberId` is whoever adds a passkey, and null where one is used. */
export async function storeChallenge(database: Database, challenge: string, memberId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + challengeMs);
  await database.insert(passkeyChallenges).values({ hash: hashToken(challenge), memberId, expiresAt });
}

/** What a browser says that it has had signed; undefined where that cannot be read. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The challenge of a signature, if it was asked for, by the same member, within five minutes: each once, of many who send it at once by
 * one. Throws `passkey_refused`.
 */
export async function takeChallenge(
  database: Database,
  clientDataJSON: string,
  memberId: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) throw passkeyRefused();
  const owner = passkeyChallenges.memberId;
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashToken(challenge)),
        memberId === null ? isNull(owner) : eq(owner, memberId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  if (taken.length === 0) throw passkeyRefused();
  return challenge;
}

/** What the library answers; it refuses by an error of its own for each reason, of which the caller learns none. Throws `passkey_refused`. */
export async function verified<T extends { verified: boolean }>(check: () => Promise<T>): Promise<T> {
  const answer = await check().catch(() => undefined);
  if (!answer?.verified) throw passkeyRefused();
  return answer;
}
