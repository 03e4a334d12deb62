import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from './outbox-repository.ts';
import { toMessage } from './message.ts';

const correspondents = {
  publicUrl: 'https://sahra.example',
  mailFrom: 'no-reply@sahra.example',
  mailTo: undefined,
  payTo: { bankAccount: null, chequeAddress: null },
};
const times = { createdAt: new Date(0), nextAttemptAt: new Date(0), sentAt: null, givenUpAt: null };
const claimed = (mail: OutgoingMail) => ({ ...mail, ...times, id: 1, attempts: 1, lastError: null });
const wire = async (mail: OutgoingMail) => {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMessage(claimed(mail), correspondents),
  );
  return String(message);
};
const to = { recipient: 'amira@example.org', language: 'ar' } as const;

describe('messages', () => {
  it('The mail of a list names the address that ends it, for people and for mail programs (RFC 8058)', async () => {
    const removeToken = `12.3.1795435200.${'a'.repeat(43)}`;
    const lines = (await wire({ ...to, kind: 'newsletter-known', data: { removeToken } })).split('\r\n');
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const header = lines.indexOf('List-Unsubscribe:');
    expect(lines[header + 1]?.trim()).toBe(
      `<https://sahra.example/newsletter/unsubscribe?token=${removeToken}&lang=ar>`,
    );
  });

  it('A mail that belongs to no list does not', async () => {
    expect(await wire({ ...to, kind: 'verify-email', data: { token: 'secret' } })).not.toContain('List-Unsubscribe');
  });
});
