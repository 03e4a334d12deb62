import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, findKey, type KeyRing } from './key-ring.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long addresses are valid, in seconds, by what they are for: `life` at least, and up to a `step` longer. All that are made
 * within one step are the same, so that a browser finds what it has cached.
 */
const lives = {
  /** What lies in the media store: films with their segments, downloads, previews. */
  media: { life: 6 * HOUR, step: HOUR },
  /** A bought file: long enough to begin to load it, and too short to be passed on. */
  download: { life: 10 * MINUTE, step: MINUTE },
  /** Leaving a list of mails: a mail may be old when its reader has enough. */
  unsubscribe: { life: 2 * 365 * DAY, step: DAY },
  /** Proving that one reads what is sent to an address. */
  confirm: { life: 2 * DAY, step: HOUR },
  /** Seeing what has become of an order, asked for by its number. */
  track: { life: DAY, step: HOUR },
  /** The same from a mail about the order: a parcel may be under way for weeks. */
  order: { life: 30 * DAY, step: DAY },
  /** Reading a post before it is published. */
  preview: { life: 7 * DAY, step: HOUR },
  /** Reporting how the remotes of a page loaded: a page may be shown when it is an hour old, and its tab be open for a long film. */
  loads: { life: 6 * HOUR, step: 10 * MINUTE },
} as const;

/** What an address is for. A signature for one purpose is worth nothing for another. */
export type Purpose = keyof typeof lives;

/** For how many seconds a key may be needed after it has signed last. */
export const LONGEST_LIFE = Math.max(...Object.values(lives).map(({ life, step }) => life + step));

/** Seconds by which the clocks of two machines may differ. */
const SKEW = 60;

/** What a signature is about. */
export interface Claim {
  purpose: Purpose;
  /** For whom the address is: the id of a member, or '' for anyone who has it. It is signed, and is not a part of the address. */
  holder: string;
  /** From the root, in canonical form. With a slash at its end: all files of that folder and of those below it. */
  path: string;
}

/** What a check finds: a signature of ours that is valid, or was; or none of ours. */
export type SignatureState = 'valid' | 'expired' | 'forged';

/**
 * The time in milliseconds, by a clock that never goes back while the process lives: an address that was over stays over when
 * somebody sets the machine's clock back. The clock of the machine counts too: the other one stands still while a machine sleeps.
 */
export const steadyNow = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

const seconds = (now: number) => Math.floor(now / 1000);

// As JSON: no two claims have the same text, whatever they hold.
const macOf = (secret: Buffer, { purpose, holder, path }: Claim, expiry: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, holder, path, expiry]))
    .digest('base64url');

/** A signature: key id, second of expiry, HMAC-SHA-256. It is made of letters, digits, `.`, `-` and `_`. */
export function sign(ring: KeyRing, claim: Claim, now = steadyNow()): string {
  const { life, step } = lives[claim.purpose];
  const expiry = Math.ceil((seconds(now) + life) / step) * step;
  const { id, secret } = currentKey(ring, seconds(now));
  return `${id}.${expiry}.${macOf(secret, claim, expiry)}`;
}

const signature = /^([1-9]\d{0,9})\.([1-9]\d{9})\.([\w-]{43})$/;

/** Compares as text: of a signature's last letter two bits mean nothing, and bytes would not show a change of them. */
const isSame = (given: string, expected: string) => timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** The second at which a signature is over. */
export const expiryOf = (text: string): number => Number(text.split('.')[1]);

/** Whether `text` is a signature of this claim, and still valid. Nothing is said about one that is not genuine. */
export function checkSignature(ring: KeyRing, claim: Claim, text: string, now = steadyNow()): SignatureState {
  const [, id = '', end = '', mac = ''] = signature.exec(text) ?? [];
  const key = findKey(ring, id);
  if (!key || !isSame(mac, macOf(key.secret, claim, Number(end)))) return 'forged';
  const { life, step } = lives[claim.purpose];
  // Nobody can have made it: its key was retired before, or its time has not come. So a key that has leaked is soon worth nothing.
  if (Number(end) > Math.min(seconds(now), key.retiredAt) + life + step + SKEW) return 'forged';
  return Number(end) > seconds(now) ? 'valid' : 'expired';
}
