import { randomUUID } from 'node:crypto';
import { contactReceiptSchema } from '@sahra/shared/schemas/contact';
import { errorSchema } from '@sahra/shared/schemas/common';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '../database/contact-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { deleteOldMessages } from './contact-message-repository.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const contactMessage = {
  name: 'أميرة حسن',
  email: 'amira@example.org',
  subject: 'سؤال عن الترجمة',
  message: 'السلام عليكم،\nأين أجد الترجمة؟',
  website: '',
};
const send = (
  payload: object | string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
  query = '',
) =>
  app().inject({
    method: 'POST',
    url: `/api/contact-messages${query}`,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const stored = async () => ({
  messages: await database().select().from(contactMessages).orderBy(desc(contactMessages.id)),
  mails: await database().select().from(outbox).orderBy(desc(outbox.id)),
});
const referenceOf = (answer: { json(): unknown }) => contactReceiptSchema.parse(answer.json()).reference;

beforeEach(async () => {
  for (const table of [contactMessages, outbox, allowances]) await database().delete(table);
});

describe('contact messages', () => {
  it('Visitor writes, gets a reference, and the owner has a mail', async () => {
    const answer = await send(contactMessage, { 'accept-language': 'en' }, '192.0.2.1', '?lang=de');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { messages, mails } = await stored();
    const { name, email, subject, message } = contactMessage;
    expect(messages).toMatchObject([
      {
        reference: referenceOf(answer),
        status: 'new',
        name,
        email,
        subject,
        message,
        language: 'de',
        idempotencyKey: null,
        createdAt: expect.any(Date),
      },
    ]);
    expect(mails).toMatchObject([
      {
        kind: 'contact',
        recipient: null,
        language: 'de',
        attempts: 0,
        sentAt: null,
        lastError: null,
        data: { reference: referenceOf(answer), name, email, subject, message },
      },
    ]);
  });

  it('The address of the sender is not kept, but that two messages came from one network is', async () => {
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])
      await send(contactMessage, {}, address);
    const hashes = (await stored()).messages.map(({ callerHash }) => callerHash).reverse();
    expect(hashes.join(' ')).not.toMatch(/192|2001/);
    expect([hashes[0] === hashes[1], hashes[2] === hashes[3], new Set(hashes).size]).toEqual([true, true, 3]);
  });

  it('Text is kept in one spelling, without what stands round it', async () => {
    await send({
      ...contactMessage,
      name: '  Ame\u0301lie\u202e ',
      message: '\r\n\tune question\r\nsur deux lignes  ',
    });
    expect((await stored()).messages).toMatchObject([{ name: 'Amélie', message: 'une question\nsur deux lignes' }]);
  });

  it('What is too old is deleted', async () => {
    await send(contactMessage);
    await deleteOldMessages(database(), new Date(Date.now() - 60_000));
    expect((await stored()).messages).toHaveLength(1);
    await deleteOldMessages(database(), new Date(Date.now() + 60_000));
    expect((await stored()).messages).toHaveLength(0);
  });
});

describe('the same message again', () => {
  it('With the same key it is stored once, and has the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(contactMessage, headers);
    const second = await send({ ...contactMessage, name: ` ${contactMessage.name}` }, headers, '192.0.2.99');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const { messages, mails } = await stored();
    expect([messages.length, mails.length]).toEqual([1, 1]);
  });

  it('Twenty at once are one, and count once against the rate limit', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(contactMessage, headers)));
    const references = new Set(answers.map(referenceOf));
    expect(references.size).toBe(1);
    const { messages, mails } = await stored();
    expect([messages.length, mails.length]).toEqual([1, 1]);
    const others = await Promise.all(Array.from({ length: 9 }, () => send(contactMessage)));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(201));
    expect((await send(contactMessage)).statusCode).toBe(429);
    expect(references).toContain(referenceOf(await send(contactMessage, headers)));
  });

  it('With the same key and another text it is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await send(contactMessage, headers);
    const answer = await send({ ...contactMessage, subject: 'شيء آخر' }, headers);
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([422, 'idempotency_key_reused']);
    expect((await stored()).messages).toHaveLength(1);
  });

  it.each(['1', 'a b c d e f g h i j', `${'k'.repeat(65)}`])('The key "%s" is refused', async (key) => {
    const answer = await send(contactMessage, { 'idempotency-key': key });
    expect([answer.statusCode, Object.keys(errorSchema.parse(answer.json()).fields ?? {})]).toEqual([
      400,
      ['idempotency-key'],
    ]);
  });
});
