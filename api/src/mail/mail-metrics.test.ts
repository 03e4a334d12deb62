import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { countMail, measureMails } from './mail-metrics.ts';

describe('the measurements of mails', () => {
  it('Operator reads how many were sent, failed, were given up, and wait', async () => {
    const registry = new Registry();
    const metrics = measureMails(registry, async () => 7);
    countMail(metrics, 'verify-email', 'sent');
    countMail(metrics, 'verify-email', 'retry');
    countMail(metrics, 'contact', 'given_up');
    const lines = (await registry.metrics()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'mails_waiting 7',
        'mails_sent_total{kind="verify-email"} 1',
        'mails_failed_total{kind="verify-email",result="retry"} 1',
        'mails_failed_total{kind="contact",result="given_up"} 1',
      ]),
    );
  });

  it('Without the database the others can still be read', async () => {
    const registry = new Registry();
    countMail(
      measureMails(registry, () => Promise.reject(new Error('away'))),
      'contact',
      'sent',
    );
    expect(await registry.metrics()).toContain('mails_sent_total{kind="contact"} 1');
  });
});
