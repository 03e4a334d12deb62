import { linkExpired, linkUnknown } from '../mail/unsubscribe-token.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { checkSignature, type Claim, sign } from '../signed-addresses/signature.ts';

/** `order`: of a mail about an order; `track`: of a mail that somebody asked for who knows its number and address. */
const purposes = ['track', 'order'] as const;
type Purpose = (typeof purposes)[number];

const claimOf = (purpose: Purpose, orderId: number): Claim => ({
  purpose,
  // Anyone who has the mail: guests have no account, and read it on any device.
  holder: '',
  path: `/orders/${orderId}`,
});

/** What the link of a mail proves: that its reader may know what has become of the order. No row is written for it. */
export const orderToken = (ring: KeyRing, purpose: Purpose, orderId: number): string =>
  `${orderId}.${sign(ring, claimOf(purpose, orderId))}`;

/** The order that a token is of. Refused with 404 where we did not sign it, with 410 when it is over. */
export function readOrderToken(ring: KeyRing, token: string): number {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.(.+)$/.exec(token) ?? [];
  const states = purposes.map((purpose) => checkSignature(ring, claimOf(purpose, Number(id)), signature));
  if (states.includes('valid')) return Number(id);
  throw states.includes('expired') ? linkExpired() : linkUnknown();
}
