import { requirePassword, type SignInParts } from '../auth/sign-in.ts';
import { changeEmail, findAsker } from './email-change-repository.ts';

/**
 * Changes a member's address for one who reads the new one's mail and has the account's password; returns the new one, or
 * undefined where the token is not of such a link. The link alone is not enough: a member may have asked for the address
 * of somebody else, who would give it to them by one click. A wrong password costs what it costs at sign-in; the token can
 * be used again.
 */
export async function confirmEmailChange(
  parts: SignInParts,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<string | undefined> {
  const asker = await findAsker(parts.database, token);
  const { email, hash } = asker ?? {};
  if (!email || !hash) return undefined;
  await requirePassword(parts, { email, hash }, password, ip);
  return changeEmail(parts.database, token, new Date());
}
