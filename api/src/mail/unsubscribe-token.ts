import { linkRefusals } from '@sahra/shared/schemas/newsletter';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { checkSignature, type Claim, sign } from '../signed-addresses/signature.ts';

/** Mails that people get until they leave, each kind by its name. */
type MailingList = 'newsletter' | 'replies' | 'comments' | 'stock-alerts';

export const linkUnknown = () =>
  new ApiFailure(404, { code: linkRefusals.unknown, message: 'This link is not known here' });
export const linkExpired = () =>
  new ApiFailure(410, { code: linkRefusals.expired, message: 'This link is no longer valid' });

const claimOf = (list: MailingList, id: number, purpose: 'unsubscribe' | 'confirm' = 'unsubscribe'): Claim => ({
  purpose,
  // Anyone who has the mail: its reader need not sign in.
  holder: '',
  path: `/mailing-lists/${list}/${id}`,
});

/** What the link of a mail proves: that its reader may take the row `id` off a list. No row is written for it, however many mails go out. */
export const unsubscribeToken = (ring: KeyRing, list: MailingList, id: number): string =>
  `${id}.${sign(ring, claimOf(list, id))}`;

/** What the link of a mail proves: that its reader is the one who asked to be put on a list. */
export const confirmToken = (ring: KeyRing, list: MailingList, id: number): string =>
  `${id}.${sign(ring, claimOf(list, id, 'confirm'))}`;

function readToken(ring: KeyRing, list: MailingList, purpose: 'unsubscribe' | 'confirm', token: string): number {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.(.+)$/.exec(token) ?? [];
  const state = checkSignature(ring, claimOf(list, Number(id), purpose), signature);
  if (state === 'forged') throw linkUnknown();
  if (state === 'expired') throw linkExpired();
  return Number(id);
}

/** The row that a token takes off a list. Refused with 404 where we did not sign it for that list, with 410 after its two years. */
export const readUnsubscribeToken = (ring: KeyRing, list: MailingList, token: string): number =>
  readToken(ring, list, 'unsubscribe', token);

/** The row that a token confirms, within two days. */
export const readConfirmToken = (ring: KeyRing, list: MailingList, token: string): number =>
  readToken(ring, list, 'confirm', token);
