import { devMailsSchema } from '@sahra/shared/schemas/mail';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions, newsletterTokens } from '../database/newsletter-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { useTestApp } from '../testing/test-app.ts';
import { deleteUnconfirmed } from './link-repository.ts';
import { hashToken } from './token.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const post = (path: string, payload: object, remoteAddress = '192.0.2.1') =>
  app().inject({ method: 'POST', url: `/api/newsletter/${path}`, remoteAddress, payload });
const answerOf = async (answer: ReturnType<typeof post>) => [
  (await answer).statusCode,
  (await answer).json<{ status?: string; code?: string }>(),
];
const ask = (email: string, lang = 'ar', remoteAddress = '192.0.2.1') =>
  answerOf(post(`subscriptions?lang=${lang}`, { email, website: '' }, remoteAddress));
const confirm = (token: string) => answerOf(post('confirmations', { token }));
const remove = (token: string) => answerOf(post('removals', { token }));
const subscriptions = () => database().select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id);
const mails = async () => devMailsSchema.parse((await app().get('/dev/mail.json')).body).items;
const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
/** Tokens of the newest mail: what confirms, if there is one, and what ends. */
const newestTokens = async () => {
  const links = (await mails())[0]?.links ?? [];
  return { toConfirm: tokenOf(links.at(-2) ?? links[0]), toRemove: tokenOf(links.at(-1)) };
};

const checkMail = [202, { status: 'check_mail' }];
const confirmed = [200, { status: 'confirmed' }];
const removed = [200, { status: 'removed' }];
const expired = [410, { code: 'link_expired', message: expect.any(String) }];
const unknown = [404, { code: 'link_unknown', message: expect.any(String) }];

beforeEach(async () => {
  for (const table of [newsletterSubscriptions, outbox, allowances]) await database().delete(table);
});

describe('the newsletter', () => {
  it('Visitor asks, follows the link of the mail, and is subscribed; leaves again, and their address is deleted', async () => {
    expect(await ask('Amira@Example.org', 'de')).toEqual(checkMail);
    expect(await subscriptions()).toMatchObject([
      { status: 'pending', email: 'Amira@example.org', language: 'de', confirmedAt: null },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', recipient: 'Amira@example.org', language: 'de' });
    expect(mail?.links.map((link) => link.replace(/[\w-]{43}/, '…'))).toEqual([
      'https://sahra.example/newsletter/confirm?token=…&lang=de',
      expect.stringMatching(/^https:\/\/sahra\.example\/newsletter\/unsubscribe\?token=\d+\.\d+\.\d{10}\.…&lang=de$/),
    ]);
    const { toConfirm, toRemove } = await newestTokens();
    expect(await confirm(toConfirm)).toEqual(confirmed);
    expect(await subscriptions()).toMatchObject([{ status: 'confirmed', confirmedAt: expect.any(Date) }]);
    expect(await remove(toRemove)).toEqual(removed);
    expect(await remove(toRemove)).toEqual(removed);
    expect(await subscriptions()).toMatchObject([{ status: 'removed', email: null, emailKey: null }]);
    expect(await mails()).toEqual([]);
  });

  it('Of a token only its hash is in the tables of subscriptions', async () => {
    await ask('amira@example.org');
    const { toConfirm, toRemove } = await newestTokens();
    const rows = await database().select().from(newsletterTokens);
    expect(rows).toMatchObject([{ hash: hashToken(toConfirm), purpose: 'confirm' }]);
    expect(JSON.stringify([rows, await subscriptions()])).not.toMatch(new RegExp(`${toConfirm}|${toRemove}`));
  });

  it('New, asked and subscribed addresses have the same answer', async () => {
    await ask('known@example.org');
    await confirm((await newestTokens()).toConfirm);
    await ask('asked@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'asked@example.org', 'new@example.org'].map((email) => post('subscriptions', { email })),
    );
    const seen = answers.map(({ statusCode, headers: { date: _date, 'x-request-id': _id, ...headers }, body }) => ({
      statusCode,
      headers,
      body,
    }));
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  it('Those who have it already get a mail that states it, in their language, and can leave through that mail', async () => {
    await ask('amira@example.org', 'fr');
    await confirm((await newestTokens()).toConfirm);
    await ask('AMIRA@example.org', 'de', '192.0.2.66');
    expect((await mails())[0]).toMatchObject({
      kind: 'newsletter-known',
      recipient: 'amira@example.org',
      language: 'fr',
      links: [expect.stringContaining('/newsletter/unsubscribe')],
    });
    expect(await subscriptions()).toMatchObject([{ status: 'confirmed', email: 'amira@example.org', language: 'fr' }]);
    expect(await remove((await newestTokens()).toRemove)).toEqual(removed);
  });

  it('Nobody gets more than two mails at once, no matter who asks and how they write the address', async () => {
    for (const [index, email] of [
      'amira@example.org',
      'AMIRA@example.org',
      'amira@EXAMPLE.org',
      'amira+1@example.org',
      'amira+2@example.org',
    ].entries()) {
      expect(await ask(email, 'ar', `192.0.2.${index}`)).toEqual(checkMail);
    }
    expect(await mails()).toHaveLength(2);
  });
});

describe('links of mails', () => {
  it('Pressing the button twice, even at once, is one confirmation', async () => {
    await ask('amira@example.org');
    const { toConfirm } = await newestTokens();
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => confirm(toConfirm)))).toEqual(Array(5).fill(confirmed));
    expect(await confirm(toConfirm)).toEqual(confirmed);
  });

  it('After one link has confirmed, the other one is over; both of two at once do not deadlock', async () => {
    await ask('amira@example.org');
    const first = (await newestTokens()).toConfirm;
    await ask('amira@example.org');
    const second = (await newestTokens()).toConfirm;
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 410]);
  });

  it('A reader who unsubscribed is not subscribed again by an old link', async () => {
    await ask('amira@example.org');
    const used = await newestTokens();
    await ask('amira@example.org');
    const unused = await newestTokens();
    await confirm(used.toConfirm);
    expect(await remove(unused.toRemove)).toEqual(removed);
    expect([await confirm(used.toConfirm), await confirm(unused.toConfirm)]).toEqual([expired, expired]);
    expect(await subscriptions()).toMatchObject([{ status: 'removed' }]);
  });

  it('After two days the link is over, used or not; leaving is always possible', async () => {
    await ask('amira@example.org');
    const { toConfirm, toRemove } = await newestTokens();
    await database().update(newsletterTokens).set({ expiresAt: new Date() });
    expect(await confirm(toConfirm)).toEqual(expired);
    await database().update(newsletterTokens).set({ expiresAt: null, usedAt: null });
    expect(await remove(toRemove)).toEqual(removed);
  });

  it('What confirms does not end, and what ends does not confirm', async () => {
    await ask('amira@example.org');
    const { toConfirm, toRemove } = await newestTokens();
    expect([await confirm(toRemove), await remove(toConfirm)]).toEqual([unknown, unknown]);
    expect(await subscriptions()).toMatchObject([{ status: 'pending' }]);
  });

  it('Opening a link changes nothing', async () => {
    await ask('amira@example.org');
    const { toConfirm } = await newestTokens();
    for (const method of ['GET', 'HEAD'] as const) {
      for (const path of ['confirmations', 'removals', 'subscriptions']) {
        expect((await app().inject({ method, url: `/api/newsletter/${path}?token=${toConfirm}` })).statusCode).toBe(
          405,
        );
      }
    }
    expect(await subscriptions()).toMatchObject([{ status: 'pending' }]);
  });

  it('An address whose owner never says yes is forgotten after 30 days, with its links', async () => {
    await ask('amira@example.org');
    const { toConfirm, toRemove } = await newestTokens();
    await deleteUnconfirmed(database(), new Date(Date.now() + 29 * dayMs));
    expect(await subscriptions()).toHaveLength(1);
    await deleteUnconfirmed(database(), new Date(Date.now() + 31 * dayMs));
    expect(await subscriptions()).toEqual([]);
    expect([await confirm(toConfirm), await remove(toRemove)]).toEqual([unknown, unknown]);
  });
});
