import { z } from 'zod';
import { tidyAccounts } from '../auth/auth-housekeeping.ts';
import { tidyCarts } from '../carts/tidy-carts.ts';
import { deleteOldMessages } from '../contact-messages/contact-message-repository.ts';
import { tidyContributions } from '../contributions/tidy-contributions.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { dayMs, deleteRefilledRateLimits } from './limits/rate-limit.ts';
import { deleteOldMails } from '../mail/outbox-repository.ts';
import { deleteUnconfirmed } from '../newsletter/link-repository.ts';
import { forgetOldGuests } from '../orders/leave-orders.ts';
import { deleteOldParties } from '../parties/party-repository.ts';
import { rotateSigningKeys } from '../signed-addresses/signing-keys.ts';
import { deleteOldAlerts } from '../stock-alerts/stock-alert-repository.ts';
import { deleteOldViewMarks } from '../views/count-view.ts';
import { deleteOldWishlists } from '../wishlists/wishlist-repository.ts';

const keepMessagesMs = 365 * dayMs;
const keepMailsMs = 30 * dayMs;

/** Deletes what is kept for a time only, and replaces keys. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteRefilledRateLimits(database);
  await deleteUnconfirmed(database, now);
  await deleteOldMails(database, before(keepMailsMs));
  await deleteOldMessages(database, before(keepMessagesMs));
  await tidyAccounts(database, now);
  await tidyContributions(database, now);
  await tidyCarts(database, now);
  await forgetOldGuests(database, now);
  await deleteOldViewMarks(database, now);
  await deleteOldParties(database, now);
  await deleteOldWishlists(database, now);
  await deleteOldAlerts(database, now);
  await rotateSigningKeys(database);
}

/** Every hour. To delete twice does no harm, so it need not be one transaction. */
export const housekeeping: Job = {
  name: 'housekeeping',
  data: z.object({}),
  schedule: { cron: '7 * * * *', slotSeconds: 3600 },
  run: ({ database }) => tidy(database, new Date()),
};
