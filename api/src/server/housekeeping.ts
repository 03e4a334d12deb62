import type { FastifyBaseLogger } from 'fastify';
import { tidyAccounts } from '../auth/auth-housekeeping.ts';
import { deleteOldMessages } from '../contact-messages/contact-message-repository.ts';
import type { Database } from '../database/connect.ts';
import { dayMs, deleteRefilledRateLimits, hourMs } from './limits/rate-limit.ts';
import { deleteOldMails } from '../mail/outbox-repository.ts';
import { deleteUnconfirmed } from '../newsletter/link-repository.ts';
import { tellEndedMembers } from '../subscriptions/ended-months.ts';

const keepMessagesMs = 365 * dayMs;
const keepMailsMs = 30 * dayMs;

/** Deletes what is kept for a time only, and tells members of months that are over. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteRefilledRateLimits(database);
  await deleteUnconfirmed(database, now);
  await deleteOldMails(database, before(keepMailsMs));
  await deleteOldMessages(database, before(keepMessagesMs));
  await tidyAccounts(database, now);
  await tellEndedMembers(database, now);
}

/** Tidies now and every hour; returns how to stop. That other replicas do the same does no harm. */
export function startHousekeeping(database: Database, logger: FastifyBaseLogger): () => Promise<void> {
  const run = () =>
    tidy(database, new Date()).catch((error: unknown) => logger.warn({ err: error }, 'Old rows were not deleted'));
  let running = run();
  const timer = setInterval(() => (running = run()), hourMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
