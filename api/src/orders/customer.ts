import type { Shopper } from '../carts/shopper.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { hashToken } from '../newsletter/token.ts';

/** Whose uses of a coupon are counted together: a member's, or those of a mailbox under all its names. */
export const customerOf = (shopper: Shopper, email: string): string =>
  'memberId' in shopper ? shopper.memberId : hashToken(mailboxOf(email));
