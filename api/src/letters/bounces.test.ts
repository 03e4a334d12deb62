import { bouncesSchema } from '@sahra/shared/schemas/letters';
import { accountExportSchema } from '@sahra/shared/schemas/account-export';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { letterRecipients } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { deleteUnconfirmed } from '../newsletter/link-repository.ts';
import { keepUnconfirmedMs } from '../newsletter/subscription-rules.ts';
import { signUpMember } from '../testing/member.ts';
import { handOutLetters } from './hand-out-letters.ts';
import { useLetters } from './testing/use-letters.ts';

const { app, database, send, read, draft, subscribe, begin, mails, recipients } = useLetters();

const note = (...addresses: string[]) => send('POST', 'bounces', { addresses });
const bounces = async () => bouncesSchema.parse((await send('GET', 'bounces')).body).items;
const use = async (link: string | undefined, path: 'confirmations' | 'removals') => {
  const payload = { token: new URL(link ?? '').searchParams.get('token') };
  return (await app().inject({ method: 'POST', url: `/api/newsletter/${path}`, payload })).statusCode;
};
const ask = (email: string) =>
  app().inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload: { email, website: '' } });

describe('addresses that bounced', () => {
  it('They get no more, in whatever letters they are noted; which are no subscribers is said', async () => {
    await subscribe(3);
    const letter = await draft();
    await begin(letter);
    await handOutLetters(database(), new Date());
    expect(
      await note('READER0@example.org', 'nobody@example.org', 'reader1@EXAMPLE.org', 'not an address'),
    ).toMatchObject({
      status: 200,
      body: { noted: 2, unknown: ['nobody@example.org', 'not an address'] },
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['reader2@example.org']);
    expect((await bounces()).map(({ email }) => email)).toEqual(['reader1@example.org', 'reader0@example.org']);
    expect((await read(letter.id)).progress).toMatchObject({ of: 3, left: 2 });
    expect((await draft()).audience[1]).toMatchObject({ language: 'en', subscribers: 1 });
    // Once more: they get nothing anyway.
    expect((await note('reader0@example.org')).body).toEqual({ noted: 0, unknown: ['reader0@example.org'] });
    const [action, ...others] = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.action, 'note-bounces'));
    expect([action?.details, JSON.stringify(action).includes('reader'), others]).toEqual([{ count: '2' }, false, []]);
  });

  it('Confirmed anew they get the next issue; by no link from before', async () => {
    await database().delete(allowances);
    await ask('amira@example.org');
    const [first] = await mails();
    expect(await use(first?.links?.[0], 'confirmations')).toBe(200);
    await note('amira@example.org');
    expect(await use(first?.links?.[0], 'confirmations')).toBe(410);
    expect((await draft()).audience[1]).toMatchObject({ subscribers: 0 });
    await ask('amira@example.org');
    const [again] = await mails();
    expect(again?.kind).toBe('newsletter-confirm');
    expect(await use(again?.links?.[0], 'confirmations')).toBe(200);
    expect(await bounces()).toEqual([]);
    expect((await draft()).audience.find(({ subscribers }) => subscribers > 0)).toMatchObject({ subscribers: 1 });
  });

  it('Those who do not come back are forgotten as everybody who has not confirmed', async () => {
    await subscribe(1);
    await note('reader0@example.org');
    await deleteUnconfirmed(database(), new Date(Date.now() + keepUnconfirmedMs - 60_000));
    expect(await bounces()).toHaveLength(1);
    await deleteUnconfirmed(database(), new Date(Date.now() + keepUnconfirmedMs + 60_000));
    expect(await database().$count(newsletterSubscriptions)).toBe(0);
  });
});

describe('what is kept of readers', () => {
  it('A member finds their subscription and the issues under way in the file of their data', async () => {
    const mona = await signUpMember(app());
    const confirmed = {
      status: 'confirmed' as const,
      language: 'ar' as const,
      askedAt: new Date(),
      confirmedAt: new Date(),
    };
    await database()
      .insert(newsletterSubscriptions)
      .values({ email: mona.email, emailKey: mona.email, ...confirmed });
    const letter = await draft();
    await begin(letter);
    const exported = async () => accountExportSchema.parse((await mona.send('GET', '/api/account/export')).body);
    expect((await exported()).newsletterIssues).toEqual([{ month: letter.month, language: 'ar', state: 'waiting' }]);
    await handOutLetters(database(), new Date());
    expect((await exported()).newsletterIssues).toMatchObject([{ state: 'handed' }]);
    await note(mona.email);
    expect((await exported()).newsletter).toMatchObject([{ status: 'pending', bouncedAt: expect.any(String) }]);
  });

  it('A deleted account keeps the newsletter, and its mail under way; the tests of an editor go with their account', async () => {
    const other = await signUpMember(app(), { role: 'editor' });
    const confirmed = {
      status: 'confirmed' as const,
      language: 'ar' as const,
      askedAt: new Date(),
      confirmedAt: new Date(),
    };
    await database()
      .insert(newsletterSubscriptions)
      .values({ email: other.email, emailKey: other.email, ...confirmed });
    const letter = await draft();
    await other.send('POST', `/api/editing/letters/${letter.id}/test`, { language: 'ar' });
    await begin(letter);
    await handOutLetters(database(), new Date());
    const deleted = await other.send('DELETE', '/api/account', { password: other.password, username: other.username });
    expect([deleted.status, deleted.body]).toEqual([200, { status: 'deleted' }]);
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(['account-deleted', 'letter']);
    const [mail] = (await mails()).filter(({ kind }) => kind === 'letter');
    expect(await use(mail?.unsubscribe, 'removals')).toBe(200);
    expect(await database().$count(outbox, eq(outbox.kind, 'letter'))).toBe(0);
    expect(JSON.stringify(await recipients())).not.toContain('@');
  });

  it('With a subscription that is deleted its place in an issue goes, too', async () => {
    const [reader] = await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await database()
      .delete(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, reader?.id ?? 0));
    expect(await database().$count(letterRecipients)).toBe(0);
    await handOutLetters(database(), new Date());
    expect(await read(letter.id)).toMatchObject({ state: 'sent', progress: { of: 1, sent: 0, left: 1 } });
  });
});
