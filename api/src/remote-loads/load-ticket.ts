import type { GivenReleases } from '@sahra/shared/schemas/remote-loads';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { type Claim, sign, steadyNow } from '../signed-addresses/signature.ts';

/** What a ticket is about: the releases in a page, in one order. */
const claimOf = (given: GivenReleases): Claim => ({
  purpose: 'loads',
  holder: '',
  path: JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/**
 * The ticket of pages that are given these releases. It names no visitor, and all that are made within ten minutes are the same: so it may
 * stand in a page that many get.
 */
export const signTicket = (ring: KeyRing, given: GivenReleases, now = steadyNow()): string =>
  sign(ring, claimOf(given), now);
