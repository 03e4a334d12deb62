import { ApiFailure, notFound } from '../server/http/api-failure.ts';
import type { KeyRing } from './key-ring.ts';
import { checkSignature, type Claim, expiryOf, sign, steadyNow } from './signature.ts';

/** One spelling only: no escapes, no query, no part that is empty, hidden, `.` or `..`. */
const canonical = /^(?:\/[\w@+-][\w.@+-]*)+$/;
/** What was signed; its signature; the file, where that was a folder. */
const signed = /^(\/.+?)\/(\d+\.\d+\.[\w-]{43})(\/.+)?$/;

/**
 * The address of what a claim is about: its path with the signature as a further part. Of the folder `/media/films/42/` that is
 * `/media/films/42/<signature>/`, and what a manifest there names relatively is signed with it, in every player.
 */
export function signAddress(ring: KeyRing, claim: Claim, now = steadyNow()): string {
  const folder = claim.path.replace(/\/$/, '');
  if (!canonical.test(folder)) throw new Error(`${claim.path} is not canonical`);
  return `${folder}/${sign(ring, claim, now)}${claim.path.slice(folder.length)}`;
}

const partsOf = (address: string) => (canonical.test(address) && signed.exec(address)) || [];

/** Whether an address is in its one spelling and has a signature, genuine or not. */
export const isSigned = (address: string): boolean => partsOf(address).length > 0;

/** When the signature of an address is over. */
export const addressExpiry = (address: string): Date =>
  new Date(expiryOf(partsOf(address.replace(/\/$/, ''))[2] ?? '') * 1000);

/** What a signed address leads to. */
export interface SignedFile {
  /** Without the signature. */
  path: string;
  /** For the answer: it is for one person, for as long as the address is valid, and nobody learns the address from it. */
  headers: Readonly<Record<'cache-control' | 'referrer-policy' | 'cross-origin-resource-policy', string>>;
}

/**
 * What an address leads to, as it came with the request, unparsed. Refused with 404 where it is no signed address in its one
 * spelling, with 403 where the signature is none of ours for this path, purpose and holder, with 410 where it is over.
 */
export function readSignedAddress(
  ring: KeyRing,
  { purpose, holder }: Pick<Claim, 'purpose' | 'holder'>,
  address: string,
  now = steadyNow(),
): SignedFile {
  const [, before = '', signature = '', file = ''] = partsOf(address);
  if (!signature) throw notFound('signed address');
  const path = file ? `${before}/` : before;
  const state = checkSignature(ring, { purpose, holder, path }, signature, now);
  if (state === 'forged') throw new ApiFailure(403, { code: 'address_forged', message: 'This address is not signed' });
  if (state === 'expired')
    throw new ApiFailure(410, { code: 'address_expired', message: 'This address is no longer valid' });
  return {
    path: before + file,
    headers: {
      // A cache that many share would give it to everyone who has the address, and not to its holder only.
      'cache-control': `private, max-age=${Math.floor(expiryOf(signature) - now / 1000)}`,
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}
