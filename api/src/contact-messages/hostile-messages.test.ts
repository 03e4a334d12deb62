import { errorSchema } from '@sahra/shared/schemas/common';
import { contactReceiptSchema } from '@sahra/shared/schemas/contact';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { json, contactMessage, request, useContactMessages } from './testing/use-contact-messages.ts';

const { app, database, stored } = useContactMessages();
const raw = (fields: string) =>
  `{"name":"Amira","email":"amira@example.org","subject":"Subtitles","message":"Where do I find the subtitles?"${fields}}`;
const oneMegabyte = 'm'.repeat(1024 * 1024);

describe('hostile messages that are refused: nothing is stored', () => {
  it.each<[string, object | string, Record<string, string>]>([
    [
      'a header in the name',
      { ...contactMessage, name: 'Amira\r\nBcc: all@example.org' },
      { name: 'must be one line' },
    ],
    [
      'a header in the subject',
      { ...contactMessage, subject: 'Hello\nContent-Type: text/html' },
      { subject: 'must be one line' },
    ],
    [
      'a header in the address',
      { ...contactMessage, email: 'amira@example.org\r\nBcc: all@example.org' },
      { email: 'must be an e-mail address' },
    ],
    [
      'two addresses',
      { ...contactMessage, email: 'amira@example.org, all@example.org' },
      { email: 'must be an e-mail address' },
    ],
    [
      'a script for an address',
      { ...contactMessage, email: '<script>alert(1)</script>@example.org' },
      { email: 'must be an e-mail address' },
    ],
    [
      'a name before the @ that no server takes',
      { ...contactMessage, email: `${'a'.repeat(65)}@example.org` },
      { email: 'must be an e-mail address' },
    ],
    [
      'an address of 300 letters',
      { ...contactMessage, email: `a@${'b'.repeat(300)}.org` },
      { email: 'must have at most 254 characters' },
    ],
    [
      'a machine for an address',
      { ...contactMessage, email: 'root@127.0.0.1' },
      { email: 'must be an e-mail address' },
    ],
    [
      'lists and objects for texts',
      { ...contactMessage, name: ['Amira'], email: { toString: 'a@b.org' }, subject: 7 },
      { name: 'must be text', email: 'must be text', subject: 'must be text' },
    ],
    [
      'null and nothing for texts',
      { email: null, website: '' },
      { name: 'must be text', email: 'must be text', subject: 'must be text', message: 'must be text' },
    ],
    ['a list for the trap', { ...contactMessage, website: [''] }, { website: 'must be text' }],
    [
      'nothing that is visible',
      { ...contactMessage, name: '\u00a0\u200b\u200f', message: ' '.repeat(2000) },
      { name: 'must not be empty', message: 'must not be empty' },
    ],
    [
      'a NUL',
      { ...contactMessage, message: 'Where is\u0000 the end?' },
      { message: 'holds characters that no text has' },
    ],
    ['half a character', raw('').replace('Where', '\\ud800'), { message: 'holds characters that no text has' }],
    [
      'a message that is too long',
      { ...contactMessage, message: 'ن'.repeat(5001) },
      { message: 'must have at most 5000 characters' },
    ],
    ['a list of messages', [contactMessage], { request: 'Invalid input: expected object, received array' }],
    ['one field twice', raw(',"email":"other@example.org"'), { email: 'is there twice' }],
    ['a prototype', raw(',"__proto__":{"website":"x"}'), { request: 'holds __proto__' }],
    ['half of a body', raw('').slice(0, -5), { request: 'must be JSON in UTF-8' }],
    ['no body', '', { request: 'must be JSON in UTF-8' }],
  ])('%s', async (_, payload, fields) => {
    const answer = await app().inject(request(payload));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_request', message: 'The request is not valid', fields },
    ]);
    expect(await stored()).toEqual({ messages: [], mails: [] });
  });

  it.each([
    ['one megabyte of message', { ...contactMessage, message: oneMegabyte }, json, 413, 'too_large'],
    ['one megabyte of spaces', ' '.repeat(1024 * 1024), json, 413, 'too_large'],
    [
      'a form',
      new URLSearchParams(contactMessage).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    [
      'JSON that is called text, as a foreign page could send it',
      JSON.stringify(contactMessage),
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
    ],
    ['a type that is none', JSON.stringify(contactMessage), { 'content-type': 'json' }, 415, 'unsupported_media_type'],
  ])('%s', async (_, payload, headers, status, code) => {
    const answer = await app().inject(request(payload, '192.0.2.1', headers));
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([status, code]);
    expect(await stored()).toEqual({ messages: [], mails: [] });
  });
});

describe('hostile messages that are no harm: they are stored as what they are', () => {
  it.each<[string, Partial<typeof contactMessage>, Partial<typeof contactMessage>]>([
    [
      'a script',
      { name: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' },
      { name: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' },
    ],
    [
      'SQL',
      { subject: "'); drop table contact_messages; --", message: "' or '1'='1'; delete from outbox" },
      { subject: "'); drop table contact_messages; --" },
    ],
    [
      'an address that looks like another one',
      { email: 'amira@p\u0430ypal.com' },
      { email: 'amira@xn--pypal-4ve.com' },
    ],
    ['text that is turned round', { name: '\u202egro.elpmaxe@arima' }, { name: 'gro.elpmaxe@arima' }],
    [
      'what a template would fill in',
      { message: '{{constructor.constructor("return 1")()}} ${1+1} %s' },
      { message: '{{constructor.constructor("return 1")()}} ${1+1} %s' },
    ],
  ])('%s', async (_, parts, kept) => {
    const answer = await app().inject(request({ ...contactMessage, ...parts }));
    expect(answer.statusCode).toBe(201);
    const { messages, mails } = await stored();
    expect([messages, mails]).toMatchObject([[kept], [{ kind: 'contact', recipient: null, data: kept }]]);
  });

  it('A message whose mail cannot be written is not stored, and does not count against the rate limit', async () => {
    await database().execute(sql`alter table outbox add constraint no_mail check (kind <> 'contact')`);
    const answer = await app().inject(request(contactMessage));
    await database().execute(sql`alter table outbox drop constraint no_mail`);
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([500, 'internal']);
    expect(await stored()).toEqual({ messages: [], mails: [] });
    expect(await database().select().from(allowances)).toEqual([]);
  });

  it('Fields that the sender has no say in are ignored', async () => {
    await app().inject(
      request({
        ...contactMessage,
        status: 'answered',
        reference: 'ACDEFGHJ',
        id: 1,
        recipient: 'all@example.org',
        idempotencyKey: 'k'.repeat(20),
      }),
    );
    const { messages, mails } = await stored();
    expect([messages, mails]).toMatchObject([[{ status: 'new', idempotencyKey: null }], [{ recipient: null }]]);
    expect(messages[0]?.reference).not.toBe('ACDEFGHJ');
  });

  it('Someone else’s address gets no mail: only the owner does', async () => {
    await app().inject(request({ ...contactMessage, email: 'victim@example.org' }));
    expect((await stored()).mails.map(({ recipient }) => recipient)).toEqual([null]);
  });

  it('A program that fills the trap is told the same as everybody, and nothing is stored', async () => {
    const headers = { ...json, 'idempotency-key': 'trapped-trapped-1' };
    const caught = await app().inject(
      request({ ...contactMessage, website: 'https://spam.example' }, '192.0.2.1', headers),
    );
    const again = await app().inject(
      request({ ...contactMessage, website: 'https://spam.example' }, '192.0.2.1', headers),
    );
    expect(await stored()).toEqual({ messages: [], mails: [] });
    const honest = await app().inject(request(contactMessage));
    expect([caught, again, honest].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(Object.keys(caught.headers)).toEqual(Object.keys(honest.headers));
    expect(contactReceiptSchema.parse(caught.json())).toEqual(again.json());
  });
});
