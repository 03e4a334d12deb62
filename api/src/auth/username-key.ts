import { tidyUsername } from '@sahra/shared/form-rules/username-rules';
import { normalize } from '@sahra/shared/normalize';

/** Names under which nobody should be taken for the house. */
const reserved = [
  'admin',
  'administrator',
  'moderator',
  'owner',
  'root',
  'sahra',
  'security',
  'staff',
  'support',
  'system',
  'سهرة',
  'إدارة',
  'مشرف',
  'دعم',
];

/** What stands for letters in Latin names; a capital i is an l to the eye. */
const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l' };

/** A username as it is compared: two that look alike are the same name. */
export function usernameKey(typed: string): string {
  const name = tidyUsername(typed).toLowerCase();
  if (/^[\x21-\x7e]*$/.test(name)) return name.replace(/[01i]/g, (letter) => lookAlikes[letter] ?? letter);
  return name
    .split(/([._-])/)
    .map((part) => normalize(part) || part)
    .join('');
}

const reservedKeys = new Set(reserved.map(usernameKey));
export const isReserved = (typed: string): boolean => reservedKeys.has(usernameKey(typed));
