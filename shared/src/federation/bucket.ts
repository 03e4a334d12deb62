import { cookies } from '../privacy/cookies.ts';
import { cookieValue } from '../server/cookie-value.ts';

/** The bucket that a visitor has been given, 0 to 99. */
export function bucketOf(cookie: string | undefined): number | undefined {
  const known = cookieValue(cookie, cookies.bucket.name) ?? '';
  return /^\d{1,2}$/.test(known) ? Number(known) : undefined;
}

/** So that not always the same visitors try out what is new: the host and each remote begin to count elsewhere. */
const offsetOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100, 7);

/** Is a visitor with this bucket one of the `percent` who get the canary of the host or of a remote? */
export const isInCanary = (name: string, bucket: number, percent: number) => (bucket + offsetOf(name)) % 100 < percent;
