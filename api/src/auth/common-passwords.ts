import { usernameKey } from './username-key.ts';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first, some 49 000; read when the first one is chosen. */
const commonPasswords = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** What anybody would try first: a password of the list, or the member's own name or address. */
export async function isCommonPassword(
  password: string,
  { username, email }: { username?: string; email?: string },
): Promise<boolean> {
  const typed = password.toLowerCase();
  if ((await commonPasswords()).has(typed)) return true;
  const own = [email, email?.split('@')[0], username, username && usernameKey(username), 'sahra'];
  // The name twice, or with the year behind it, is still the name.
  const rest = own.map((text) => (text ? typed.replaceAll(text.toLowerCase(), '') : typed));
  return rest.some((text) => text !== typed && [...text].length <= 4);
}
