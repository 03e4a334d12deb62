import { errorSchema } from '@sahra/shared/schemas/common';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions, newsletterTokens } from '../database/newsletter-tables.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const request = (payload: object | string, remoteAddress = '192.0.2.1', path = 'subscriptions') =>
  ({
    method: 'POST',
    url: `/api/newsletter/${path}`,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload,
  }) as const;
const ask = (email: string, remoteAddress = '192.0.2.1') =>
  app().inject(request({ email, website: '' }, remoteAddress));
const stored = async () => ({
  subscriptions: await database().select().from(newsletterSubscriptions),
  tokens: await database().select().from(newsletterTokens),
  mails: await database().select().from(outbox),
});
const nothing = { subscriptions: [], tokens: [], mails: [] };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (answers: { statusCode: number }[]) =>
  Object.fromEntries(
    [202, 429].map((status) => [status, answers.filter(({ statusCode }) => statusCode === status).length]),
  );

beforeEach(async () => {
  for (const table of [newsletterSubscriptions, outbox, allowances]) await database().delete(table);
});

describe('hostile subscriptions', () => {
  it.each<[string, object | string, Record<string, string>]>([
    [
      'a header in the address',
      { email: 'amira@example.org\r\nBcc: all@example.org' },
      { email: 'must be an e-mail address' },
    ],
    [
      'a header in an encoded line end',
      { email: 'amira@example.org%0ABcc:all@example.org' },
      { email: 'must be an e-mail address' },
    ],
    ['two addresses', { email: 'amira@example.org;all@example.org' }, { email: 'must be an e-mail address' }],
    ['an address with a name', { email: 'Amira <amira@example.org>' }, { email: 'must be an e-mail address' }],
    ['a script', { email: '"<script>alert(1)</script>"@example.org' }, { email: 'must be an e-mail address' }],
    [
      'SQL',
      { email: "'; drop table newsletter_subscriptions; --@example.org" },
      { email: 'must be an e-mail address' },
    ],
    [
      'a very long name before the @',
      { email: `${'a'.repeat(200)}@example.org` },
      { email: 'must be an e-mail address' },
    ],
    ['letters beyond ASCII before the @', { email: '\u0430mira@example.org' }, { email: 'must be an e-mail address' }],
    ['a list', { email: ['amira@example.org'] }, { email: 'must be text' }],
    ['an object', { email: { $gt: '' } }, { email: 'must be text' }],
    ['no address', { website: '' }, { email: 'must be text' }],
    ['an empty one', { email: '  ' }, { email: 'must not be empty' }],
    ['a NUL', { email: 'amira@example.org\u0000' }, { email: 'must be an e-mail address' }],
    ['the address twice', '{"email":"amira@example.org","email":"other@example.org"}', { email: 'is there twice' }],
    ['no JSON', 'email=amira@example.org', { request: 'must be JSON in UTF-8' }],
  ])('%s: refused, nothing is stored', async (_, payload, fields) => {
    const answer = await app().inject(request(payload));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_request', message: 'The request is not valid', fields },
    ]);
    expect(await stored()).toEqual(nothing);
  });

  it.each(['subscriptions', 'confirmations', 'removals'])(
    'One megabyte to %s: refused before it is read',
    async (path) => {
      const big = 'a'.repeat(1024 * 1024);
      const answer = await app().inject(request({ email: `${big}@example.org`, token: big }, '192.0.2.1', path));
      expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([413, 'too_large']);
      expect(await stored()).toEqual(nothing);
    },
  );

  it('A look-alike in another script is an address of its own', async () => {
    await ask('amira@paypal.com');
    await ask('amira@p\u0430ypal.com');
    const { subscriptions, mails } = await stored();
    expect(subscriptions.map(({ email }) => email)).toEqual(['amira@paypal.com', 'amira@xn--pypal-4ve.com']);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['amira@paypal.com', 'amira@xn--pypal-4ve.com']);
  });

  it('SQL that is an address is one', async () => {
    expect((await ask("'or'1'='1@example.org")).statusCode).toBe(202);
    expect((await stored()).subscriptions).toMatchObject([{ email: "'or'1'='1@example.org", status: 'pending' }]);
  });

  it('Someone else’s address: without the link nobody is subscribed', async () => {
    await ask('victim@example.org');
    await app().inject(
      request({ email: 'victim@example.org', status: 'confirmed', confirmedAt: new Date().toISOString() }),
    );
    expect((await stored()).subscriptions).toMatchObject([{ status: 'pending', confirmedAt: null }]);
  });

  it('A program that fills the trap is told what everybody is told, and nothing is stored', async () => {
    const caught = await app().inject(request({ email: 'amira@example.org', website: 'https://spam.example' }));
    expect(await stored()).toEqual(nothing);
    const honest = await ask('amira@example.org');
    expect([caught.statusCode, caught.body, Object.keys(caught.headers)]).toEqual([
      honest.statusCode,
      honest.body,
      Object.keys(honest.headers),
    ]);
  });
});

describe('floods of subscriptions', () => {
  it('Of 200 at once from one caller, to two replicas, ten are taken', async () => {
    const replica = await app().createReplica();
    const answers = await Promise.all(
      numbers(200).map((index) =>
        (index % 2 ? replica : app()).inject(request({ email: `visitor-${index}@example.org` })),
      ),
    );
    await replica.close();
    expect(statuses(answers)).toEqual({ 202: 10, 429: 190 });
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect([errorSchema.parse(refused?.json()).code, Number(refused?.headers['retry-after']) > 300]).toEqual([
      'too_many_requests',
      true,
    ]);
    const { subscriptions, tokens, mails } = await stored();
    expect([subscriptions.length, tokens.length, mails.length]).toEqual([10, 10, 10]);
  });

  it('200 callers at once ask for one victim: each hears the same, the victim has two mails', async () => {
    const answers = await Promise.all(
      numbers(200).map((index) => ask(`victim+${index % 5}@example.org`, `192.0.2.${index}`)),
    );
    expect([statuses(answers), new Set(answers.map(({ body }) => body)).size]).toEqual([{ 202: 200, 429: 0 }, 1]);
    const { subscriptions, mails } = await stored();
    expect([subscriptions.length, mails.length]).toEqual([5, 2]);
  });
});

describe('hostile tokens', () => {
  it.each([
    ['an object', { token: { $ne: null } }, 400, 'invalid_request'],
    ['a list', { token: [] }, 400, 'invalid_request'],
    ['nothing', {}, 400, 'invalid_request'],
    ['one that is far too long', { token: 'a'.repeat(201) }, 400, 'invalid_request'],
    ['an empty one', { token: '' }, 404, 'link_unknown'],
    ['one that was made up', { token: 'A'.repeat(43) }, 404, 'link_unknown'],
    ['SQL', { token: "' or '1'='1" }, 404, 'link_unknown'],
    ['a NUL', { token: 'a\u0000b' }, 404, 'link_unknown'],
    ['the hash of a real one', { token: 'hash' }, 404, 'link_unknown'],
  ])('%s confirms and ends nothing', async (what, payload, status, code) => {
    await ask('amira@example.org');
    const hash = (await stored()).tokens[0]?.hash;
    for (const path of ['confirmations', 'removals']) {
      const answer = await app().inject(
        request(what.startsWith('the hash') ? { token: hash } : payload, '192.0.2.1', path),
      );
      expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([status, code]);
    }
    expect((await stored()).subscriptions).toMatchObject([{ status: 'pending' }]);
  });
});
