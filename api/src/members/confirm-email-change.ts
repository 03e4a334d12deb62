import { wrongPassword } from '../auth/auth-failure.ts';
import { type SignInParts, tryPassword } from '../auth/sign-in.ts';
import { changeEmail, findAsker } from './email-change-repository.ts';

/**
 * Changes a member's address for one who reads the new one's mail and has the account's password. The new address;
 * undefined where the token is not of such a link. The link alone is not enough: a member may have asked for the address of somebody else, who would
 * give it to him by one click. A wrong password costs what it costs at sign-in; the token can be used again.
 */
export async function confirmEmailChange(parts: SignInParts, { token, password }: { token: string; password: string }, ip: string): Promise<string | undefined> {
  const { auth, database } = parts;
  const asker = await findAsker(database, token);
  const { email, hash } = asker ?? {};
  if (!email || !hash) return undefined;
  await tryPassword(parts, email, ip, async () => {
    const { password: hasher } = await auth.$context;
    if (!(await hasher.verify({ hash, password }))) throw wrongPassword('password');
  });
  return changeEmail(database, token, new Date());
}
