import { tidyUsername } from '@sahra/shared/form-rules/username-rules';
import { normalize } from '@sahra/shared/normalize';

/** Names under which nobody should be taken for the house. */
const reserved = ['admin', 'administrator', 'moderator', 'owner', 'root', 'sahra', 'security', 'staff', 'support', 'system', 'سهرة', 'إدارة', 'مشرف', 'دعم'];

/** Digits that stand for letters in Latin names. */
const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'l' };

/** A username as it is compared: two that look alike are the same name. */
export function usernameKey(typed: string): string {
  const name = tidyUsername(typed).toLowerCase();
  if (/^[\x21-\x7e]*$/.test(name)) return name.replace(/[01]/g, (digit) => lookAlikes[digit] ?? digit);
  return name.split(/([._-])/).map((part) => normalize(part) || part).join('');
}

const reservedKeys = new Set(reserved.map(usernameKey));
export const isReserved = (typed: string): boolean => reservedKeys.has(usernameKey(typed));
