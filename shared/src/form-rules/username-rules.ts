export const usernameLimits = { min: 3, max: 30 } as const;
export type UsernameErrorCode = 'missing' | 'tooShort' | 'tooLong' | 'notAUsername';

/** Letters of one script, so that none stands for one of another: Latin without marks, or Arabic. */
const latin = /^[a-z0-9](?:[a-z0-9]|[._-](?=[a-z0-9]))*$/i;
const arabic =
  /^[\u0620-\u063f\u0641-\u064a](?:[\u0620-\u063f\u0641-\u064a\u0660-\u06690-9]|[._-](?=[\u0620-\u063f\u0641-\u064a\u0660-\u06690-9]))*$/;

/** As it is shown: one spelling of each letter. */
export const tidyUsername = (typed: string): string => typed.normalize('NFKC').trim();

/** The error of a username as it was typed. */
export function checkUsername(typed: string): UsernameErrorCode | undefined {
  const name = tidyUsername(typed);
  if (!name) return 'missing';
  if (name.length < usernameLimits.min) return 'tooShort';
  if (name.length > usernameLimits.max) return 'tooLong';
  return latin.test(name) || arabic.test(name) ? undefined : 'notAUsername';
}
