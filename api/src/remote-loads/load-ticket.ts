import type { GivenReleases, RemoteLoadReport } from '@sahra/shared/schemas/remote-loads';
import { ApiFailure, invalidRequest } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { checkSignature, type Claim, sign, steadyNow } from '../signed-addresses/signature.ts';

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

/**
 * Whether a report comes from a page that was given what it tells of. Refused with 403 where the ticket is none of ours for these
 * releases, with 410 where it is over, with 400 where a load is of another release.
 */
export function checkTicket(ring: KeyRing, { ticket, given, loads }: RemoteLoadReport, now = steadyNow()): void {
  const state = checkSignature(ring, claimOf(given), ticket, now);
  if (state === 'forged') {
    const fields = { ticket: 'must be that of the page' };
    throw new ApiFailure(403, { code: 'ticket_forged', message: 'This ticket is not of a page of ours', fields });
  }
  if (state === 'expired') {
    const fields = { ticket: 'is no longer valid' };
    throw new ApiFailure(410, { code: 'ticket_expired', message: 'The page is too old to report', fields });
  }
  if (loads.some(({ remote, version }) => given[remote] !== version))
    throw invalidRequest({ loads: 'must be of releases that the page was given' });
}
