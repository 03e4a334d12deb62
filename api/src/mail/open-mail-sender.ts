import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '@sahra/shared/server/metrics';
import type { Settings } from '../server/settings.ts';
import { measureMails } from './mail-metrics.ts';
import { MailSender } from './mail-sender.ts';
import { countWaiting } from './outbox-queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Starts to send mails where a mail server is set; without one they stay in the outbox. */
export function openMailSender(
  { smtp, mailFrom, site }: Settings,
  database: Database,
  logger: Logger,
  metrics: Metrics | undefined,
): MailSender | undefined {
  const mailMetrics = metrics && measureMails(metrics.registry, () => countWaiting(database));
  if (!smtp) return undefined;
  if (site.mailTo === undefined) logger.warn('MAIL_TO is not set: mails to the owner wait in the outbox');
  const sender = new MailSender({
    database,
    transport: createSmtpTransport(smtp),
    correspondents: { ...site, mailFrom },
    secrets: smtp.login ? [smtp.login.password] : [],
    logger,
    metrics: mailMetrics,
  });
  sender.start();
  return sender;
}
