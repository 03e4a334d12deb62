import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { readMessage } from '../testing/read-message.ts';
import { refusal } from '../testing/smtp-inbox.ts';
import { minutesUntil, useMailSender, verify } from './testing/use-mail-sender.ts';

const { testDatabase, inbox, log, open, order, startSender, rows, untilRows, letTimePass } = useMailSender();

describe('a mail that the server does not take at once', () => {
  it('A mail that the server puts off is tried again, later and later, and is the same mail', async () => {
    let isBusy = true;
    await open({
      onReceived: () => {
        if (isBusy) throw refusal(451, 'Greylisted, come back');
      },
    });
    await order(verify('amira@example.org'));
    const sender = startSender();
    const [first] = await untilRows(({ lastError }) => lastError !== null);
    expect(first).toMatchObject({
      attempts: 1,
      sentAt: null,
      givenUpAt: null,
      lastError: expect.stringContaining('451'),
    });
    expect(minutesUntil(first?.nextAttemptAt ?? new Date())).toBeCloseTo(1, 0);
    await letTimePass();
    sender.wake();
    const [second] = await untilRows(
      ({ attempts, nextAttemptAt }) => attempts === 2 && minutesUntil(nextAttemptAt) > 3.5,
    );
    expect(minutesUntil(second?.nextAttemptAt ?? new Date())).toBeCloseTo(5, 0);
    isBusy = false;
    await letTimePass();
    sender.wake();
    await untilRows(({ sentAt }) => sentAt !== null);
    const ids = inbox().received.map(({ raw }) => readMessage(raw).headers['message-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('A mail to a recipient unknown to the server is given up at once, and logged without the address', async () => {
    await open({
      onRecipient: () => {
        throw refusal(550, 'No such user nobody@example.org');
      },
    });
    await order(verify('nobody@example.org'));
    startSender();
    const [row] = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('550') });
    expect(log()).toContain('"msg":"A mail was given up"');
    expect(log()).toContain('"responseCode":550');
    expect(log()).not.toMatch(/nobody@|secret-token/);
  });

  it('A mail that no server has taken eight times is given up', async () => {
    await open({
      onRecipient: () => {
        throw refusal(451, 'Later');
      },
    });
    await order(verify('amira@example.org'));
    await testDatabase().database.update(outbox).set({ attempts: 7 });
    startSender();
    const [row] = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(row?.attempts).toBe(8);
  });

  it('A server that never answers holds neither a transaction nor the end of the process', async () => {
    let isHanging = true;
    await open({ onReceived: () => (isHanging ? new Promise<void>(() => undefined) : undefined) });
    await order(verify('amira@example.org'));
    const sender = startSender();
    await expect.poll(() => inbox().received.length).toBe(1);
    const busy = await testDatabase().database.execute(
      sql`select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    expect(busy.rows).toEqual([]);
    await sender.stop();
    // The server has not answered, nor was it given up: the mail may have arrived, and waits for the end of its lease.
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null });
    expect(minutesUntil(row?.nextAttemptAt ?? new Date())).toBeGreaterThan(2);
    isHanging = false;
    await letTimePass();
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
    expect(inbox().received).toHaveLength(2);
  });

  it('A mail that takes too long has failed and is tried again', async () => {
    await open({ onReceived: () => new Promise<void>(() => undefined) });
    await order(verify('amira@example.org'));
    startSender({ sendWithinMs: 200 });
    const [row] = await untilRows(({ lastError }) => lastError !== null);
    expect(row).toMatchObject({ sentAt: null, givenUpAt: null, lastError: expect.stringContaining('EABORT') });
  });

  it('The password of the mail server is in no row and no log, even where the server repeats it', async () => {
    await open({
      onLogin: ({ password = '' }) => {
        throw refusal(535, `${password} is wrong, ${Buffer.from(password ?? '').toString('base64')}`);
      },
    });
    await order(verify('amira@example.org'));
    startSender({ secrets: ['p@ss wörd'] }, { login: { user: 'sahra', password: 'p@ss wörd' } });
    const [row] = await untilRows(({ lastError }) => lastError !== null);
    // A login can be mended: nothing is given up.
    expect(row).toMatchObject({ givenUpAt: null, lastError: expect.stringContaining('EAUTH') });
    expect(`${log()}${row?.lastError}`).not.toMatch(/p@ss|cEBzcyB3/);
  });
});
