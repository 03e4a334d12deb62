import { and, eq } from 'drizzle-orm';
import { wrongCode } from '../auth/auth-failure.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { countTry, type Delay, forgetTries, perPair } from '../auth/sign-in-delays.ts';
import { signInAttempts } from '../database/limit-tables.ts';
import { recoveryCodes } from '../database/second-step-tables.ts';
import { members } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { acceptAppCode } from './authenticator-app.ts';
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { lockOwner, tellOwner } from './second-step-repository.ts';

/**
 * Codes of the app of one account, from everywhere. Only who knows the password can try, so that this is longer than what
 * passwords cost; with 96 tries a day, three of a million being right, it takes a decade. The owner has recovery codes meanwhile.
 */
const perAccount: Delay = { free: 5, longestSeconds: 900 };

/** Tells the member that somebody knows their password and has no code: once per series of tries. */
async function tellOfTries({ database }: Pick<SignInParts, 'database'>, memberId: string, key: string): Promise<void> {
  const isFifth = and(eq(signInAttempts.key, key), eq(signInAttempts.failures, perAccount.free));
  if (!(await database.$count(signInAttempts, isFifth))) return;
  const [owner] = await database
    .select({ recipient: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, memberId));
  if (owner) await database.transaction((tx) => post(tx, { kind: 'second-step-refused', data: {}, ...owner }));
}

/** Uses a recovery code up, if it is one of the member's. */
async function acceptRecoveryCode({ database }: Pick<SignInParts, 'database'>, memberId: string, code: string) {
  return database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.hash, hashRecoveryCode(code))))
      .returning({ memberId: recoveryCodes.memberId });
    if (used.length === 0) return false;
    await tellOwner(tx, owner, 'recovery-code-used');
    return true;
  });
}

/**
 * Takes a code of the member's app, or a recovery code: each once. Returns which it was. A try is counted before it is made, as those
 * of passwords are. Throws `wrong_code`, and 429 with the seconds to wait.
 */
export async function tryCode(
  parts: Pick<SignInParts, 'database' | 'callers'>,
  memberId: string,
  code: string,
  ip: string,
): Promise<'code' | 'recovery-code'> {
  const { database, callers } = parts;
  const [whose, where] = await Promise.all([callers.of(memberId), callers.ofAddress(ip)]);
  const keys = { pair: `second step of ${whose} from ${where}`, account: `second step of ${whose}` };
  const isRecovery = isRecoveryCode(code);
  await countTry(database, keys.pair, perPair);
  // Nobody guesses a recovery code: they stay a way in for an owner whom others keep waiting.
  if (!isRecovery) await countTry(database, keys.account, perAccount);
  const isRight = isRecovery
    ? await acceptRecoveryCode(parts, memberId, code)
    : await acceptAppCode(database, memberId, code, new Date());
  if (!isRight) {
    if (!isRecovery) await tellOfTries(parts, memberId, keys.account);
    throw wrongCode();
  }
  await forgetTries(database, [keys.pair, keys.account]);
  return isRecovery ? 'recovery-code' : 'code';
}
