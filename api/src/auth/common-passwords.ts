import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { usernameKey } from './username-key.ts';

/** What is known of somebody by all who know them a little. */
export interface OwnDetails {
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

/** Of this site and of where most of its visitors live: what a stranger would try here before a list of the world's. */
const localWords = [
  ...['sahra', 'egypt', 'cairo', 'alexandria', 'giza', 'aswan', 'luxor', 'masr', 'nile', 'alahly', 'zamalek'],
  ...['spring', 'summer', 'autumn', 'winter', 'ramadan', 'habibi', 'habibti', 'film', 'films', 'cinema', 'series'],
];

/** Tries in which nobody finds a password who has a good list and knows the habits of people, as fast as the site lets them. */
const FEWEST_GUESSES = 20_000_000;
/** Characters that are looked at: what is hard to guess from its beginning alone gets no easier, and more take too long. */
const MAX_LOOKED_AT = 24;

let made: Promise<ZxcvbnFactory> | undefined;

/** Guesses as those do who try passwords: lists of leaks, names, runs of keys, repetitions, years. Made when the first one is chosen. */
async function makeGuesser(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...dictionary, local: localWords } });
}

/** What somebody is called, in small letters, and the ends of their telephone number; the longest first. */
function ownTexts({ username, email, firstName, lastName, phone }: OwnDetails): string[] {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const numbers = [digits, digits.slice(-10), digits.slice(-8)].filter((text) => text.length >= 8);
  const names = [email, email?.split('@')[0], username, username && usernameKey(username), firstName, lastName];
  return [...names, ...numbers, 'sahra']
    .flatMap((text) => text?.toLowerCase() || [])
    .toSorted((a, b) => b.length - a.length);
}

/** A name twice, two names, or one with the year behind it, is still the name. */
function isOwn(typed: string, own: readonly string[]): boolean {
  const rest = own.reduce((left, text) => left.replaceAll(text, ''), typed);
  return rest !== typed && [...rest].length <= 4;
}

/** What anybody would try first: a password of a list or near one, or the member's own names, address or telephone number. */
export async function isCommonPassword(password: string, details: OwnDetails): Promise<boolean> {
  const typed = password.toLowerCase();
  const own = ownTexts(details);
  if (isOwn(typed, own) || new Set(typed.trim()).size < 3) return true;
  const guesser = await (made ??= makeGuesser());
  return guesser.check(password.slice(0, MAX_LOOKED_AT), own).guesses < FEWEST_GUESSES;
}
