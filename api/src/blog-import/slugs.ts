import { createHash } from 'node:crypto';
import { postLimits } from '@sahra/shared/schemas/post-blocks';
import slugify from 'slugify';
import { cleanLine } from './markup/clean-text.ts';

/** A short name that is always the same for the same text. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Room for `-2` and the like behind it. */
const ROOM = 12;
/** So many numbers are tried; a file of a thousand posts of the same name would try half a million. */
const MAX_NUMBER = 9;
const NAME_LENGTH = 80;

/** Words with hyphens, dots or underscores between them: what else a file has in place of a slug is none. Megabytes of words would overflow the stack. */
const isSlug = (text: string) => text !== '' && !/[^\p{L}\p{M}\p{N}_.-]/u.test(text);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function slugIn(text: string): string {
  const decoded = cleanLine(decode(text));
  return isSlug(decoded) ? decoded : '';
}

/** The end of a post's address in words of its own script. */
export function postSlug(wanted: string, title: string): string {
  for (const text of [slugIn(wanted), title]) {
    const slug = cleanLine(text)
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, '-')
      .slice(0, postLimits.title - ROOM)
      .replace(/\p{Cs}/gu, '')
      .replace(/^-+|-+$/g, '');
    if (slug !== '') return slug;
  }
  return `post-${digestOf(`${wanted} ${title}`)}`;
}

/** The name of an author, a category or a tag in addresses: Latin letters, whatever script it is written in. */
export function nameSlug(wanted: string, name: string): string {
  for (const text of [slugIn(wanted), name]) {
    const slug = slugify(cleanLine(text).slice(0, 200), { lower: true, strict: true })
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, NAME_LENGTH - ROOM)
      .replace(/^-+|-+$/g, '');
    if (slug !== '') return slug;
  }
  return `name-${digestOf(`${wanted} ${name}`)}`;
}

/** The first of `slug`, `slug-2` … that is not taken; behind them one that is made of `key`, and of a number too where that is taken. */
export async function freeSlug(
  slug: string,
  key: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const tried =
      count === 1
        ? slug
        : `${slug}-${count <= MAX_NUMBER ? count : digestOf(count > MAX_NUMBER + 1 ? `${key} ${count}` : key)}`;
    if (!(await isTaken(tried))) return tried;
  }
}
