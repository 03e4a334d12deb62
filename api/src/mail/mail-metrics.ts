import { Counter, Gauge, type Registry } from 'prom-client';
import type { MailKind } from './mails.ts';

/** What is counted of mails. */
export interface MailMetrics {
  sent: Counter<'kind'>;
  failed: Counter<'kind' | 'result'>;
}

/** Measures mails; `countWaiting` is asked whenever somebody reads the measurements. */
export function measureMails(registry: Registry, countWaiting: () => Promise<number>): MailMetrics {
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails in the outbox that are still to be sent',
    registers: [registry],
    async collect() {
      // Without the database the others are still worth reading.
      await countWaiting().then(
        (count) => this.set(count),
        () => this.reset(),
      );
    },
  });
  return {
    sent: new Counter({
      name: 'mails_sent_total',
      help: 'Mails that the mail server has taken',
      labelNames: ['kind'],
      registers: [registry],
    }),
    failed: new Counter({
      name: 'mails_failed_total',
      help: 'Attempts that failed: to be tried again, or given up',
      labelNames: ['kind', 'result'],
      registers: [registry],
    }),
  };
}

/** What a mail of this kind has come to. */
export function countMail(
  metrics: MailMetrics | undefined,
  kind: MailKind,
  result: 'sent' | 'retry' | 'given_up',
): void {
  if (result === 'sent') metrics?.sent.inc({ kind });
  else metrics?.failed.inc({ kind, result });
}
