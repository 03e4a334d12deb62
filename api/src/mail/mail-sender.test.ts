import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';
import { readMessage } from '../testing/read-message.ts';
import { correspondents, useMailSender, verify } from './testing/use-mail-sender.ts';

const { testDatabase, inbox, logger, open, order, startSender, rows, untilRows } = useMailSender();

describe('the sender of mails', () => {
  it('Member gets a mail in Arabic, as text and as HTML; its token does not stay in the outbox', async () => {
    await open();
    const sender = startSender();
    await order(verify('amira@example.org'));
    sender.wake();
    const [row] = await untilRows(({ sentAt }) => sentAt !== null);
    expect(row).toMatchObject({ data: null, attempts: 1, lastError: null, recipient: 'amira@example.org' });
    expect(inbox().received.map(({ to }) => to)).toEqual(['amira@example.org']);
    const { headers, text, html } = readMessage(inbox().received[0]?.raw ?? '');
    expect(headers).toMatchObject({
      subject: 'أكّد بريدك الإلكتروني على سهرة',
      from: 'سهرة <no-reply@sahra.example>',
      to: 'amira@example.org',
      'content-language': 'ar',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f]{40}@sahra\.example>$/),
    });
    const link = 'https://sahra.example/verify-email?token=secret-token&lang=ar';
    expect(text.split('\n')).toContain(link);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<a href="${link.replace('&', '&amp;')}"`);
  });

  it('What a visitor has written makes no header, no recipient and no HTML', async () => {
    await open();
    const name = 'Amira\r\nBcc: everybody@example.org, <img src=x>';
    await order({
      kind: 'contact',
      recipient: null,
      language: 'en',
      data: {
        reference: 'ACDEFGHJ',
        name,
        email: 'amira@example.org',
        subject: '<b>Hi</b>',
        message: '</blockquote><script>alert(1)</script>',
      },
    });
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
    expect(inbox().received.map(({ to }) => to)).toEqual(['owner@sahra.example']);
    const { headers, html } = readMessage(inbox().received[0]?.raw ?? '');
    expect(headers).not.toHaveProperty('bcc');
    expect(headers['reply-to']).toBe('amira@example.org');
    expect(headers.subject).toBe(
      'Message from \u2068Amira Bcc: everybody@example.org, <img src=x>\u2069: \u2068<b>Hi</b>\u2069',
    );
    expect(html).not.toMatch(/<script|<img|<b>|<\/blockquote><script/);
  });

  it('A recipient that is no one address is written to by nobody', async () => {
    await open();
    await order(
      verify('amira@example.org, eve@example.org'),
      verify('amira@example.org\r\nRCPT TO:<eve@example.org>'),
      verify('nobody'),
    );
    startSender();
    const given = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(given.map(({ lastError }) => lastError)).toEqual(Array(3).fill('The recipient is no e-mail address'));
    expect(inbox().received).toEqual([]);
  });

  it('Mails to the owner wait until MAIL_TO is set; the others do not wait for them', async () => {
    await open();
    await order(
      {
        kind: 'contact',
        recipient: null,
        language: 'de',
        data: {
          reference: 'ACDEFGHJ',
          name: 'Amira',
          email: 'amira@example.org',
          subject: 'Hallo',
          message: 'Guten Abend',
        },
      },
      verify('amira@example.org'),
    );
    const sender = startSender({ correspondents: { ...correspondents, mailTo: undefined } });
    await expect.poll(() => inbox().received.length).toBe(1);
    await sender.stop();
    const [contact] = await testDatabase().database.select().from(outbox).where(eq(outbox.kind, 'contact'));
    expect(contact).toMatchObject({ attempts: 0, sentAt: null });
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
  });

  it('Two replicas at once send each of a hundred mails once', async () => {
    await open();
    const other = connectDatabase(testDatabase().url, logger);
    const senders = [startSender(), startSender({ database: other.database })];
    await order(...Array.from({ length: 100 }, (_, index) => verify(`reader-${index}@example.org`)));
    for (const sender of senders) sender.wake();
    await untilRows(({ sentAt }) => sentAt !== null);
    await Promise.all(senders.map((sender) => sender.stop()));
    await other.close();
    expect(inbox().received).toHaveLength(100);
    expect(new Set(inbox().received.map(({ to }) => to)).size).toBe(100);
  });

  it('A mail under way arrives before the process ends, and is not sent again', async () => {
    let answer: (() => void) | undefined;
    await open({ onReceived: () => new Promise<void>((done) => (answer = done)) });
    await order(verify('amira@example.org'));
    const sender = startSender();
    await expect.poll(() => answer).toBeDefined();
    const stopped = sender.stop();
    answer?.();
    await stopped;
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), data: null }]);
  });
});
