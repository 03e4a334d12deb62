import { accountExportSchema } from '@sahra/shared/schemas/account-export';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  billingAddresses,
  downloads,
  orders,
  playlists,
  subscriptionRequests,
  watchlistEntries,
  watchProgress,
} from '../database/account-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { contactMessages } from '../database/contact-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { credentials, emailChanges, members, sessions } from '../database/member-tables.ts';
import { useMembers } from '../testing/member-calls.ts';

const { app, signUp, signIn, call, database } = useMembers();
let mona: Awaited<ReturnType<typeof signUp>>;
let count = 0;
beforeEach(async () => {
  mona = await signUp();
  count++;
});
const address = {
  firstName: 'Mona',
  lastName: 'Ali',
  company: '',
  country: 'EG',
  street: '1 Nile',
  apartment: '',
  city: 'Cairo',
  state: 'Cairo',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'bills@example.org',
};
const request = (memberId: string, reference: string, status: 'paid' | 'cancelled' | 'requested') =>
  ({ reference, memberId, plan: 'basic', paymentMethod: 'cheque', status, price: 4900, currency: 'EGP' }) as const;

/** Something in every table that knows a member. */
async function collect(memberId: string, email: string): Promise<void> {
  const db = database();
  const allPrograms = await db.select({ id: programs.id }).from(programs);
  const [episode] = await db.select({ id: episodes.id }).from(episodes);
  await db.insert(billingAddresses).values({ memberId, ...address });
  const [order] = await db
    .insert(orders)
    .values({
      number: `S-${count}`,
      memberId,
      status: 'completed',
      total: 12300,
      currency: 'EGP',
      paymentMethod: 'cheque',
      notes: 'ring twice',
    })
    .returning();
  await db.insert(downloads).values({ memberId, orderId: order?.id ?? 0, name: 'Poster', file: 'poster.pdf' });
  await db
    .insert(subscriptionRequests)
    .values([
      request(memberId, `R-${count}-1`, 'paid'),
      request(memberId, `R-${count}-2`, 'cancelled'),
      request(memberId, `R-${count}-3`, 'requested'),
    ]);
  await db.insert(playlists).values(
    Array.from({ length: 1_203 }, (_, index) => ({
      ownerId: memberId,
      name: `قائمة ${index}`,
      description: '',
      privacy: 'private' as const,
    })),
  );
  await db.insert(watchlistEntries).values(allPrograms.map(({ id: programId }) => ({ memberId, programId })));
  await db.insert(watchProgress).values({ memberId, episodeId: episode?.id ?? 0, seconds: 61 });
  await db.insert(contactMessages).values({
    reference: `C-${count}`,
    name: 'Mona',
    email: email.toUpperCase(),
    subject: 'Hello',
    message: 'A question',
    language: 'ar',
    callerHash: 'x',
  });
}
const exportOf = (cookie = mona.cookie) => app().inject({ url: '/api/account/export', headers: { cookie } });

describe('a copy of everything', () => {
  it('Member gets a file with all that is kept of them, and nothing that opens anything', async () => {
    await collect(mona.id, mona.email);
    const answer = await exportOf();
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="sahra-account-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = accountExportSchema.strict().parse(answer.json());
    const catalog = await database().select({ id: programs.id }).from(programs);
    expect(file).toMatchObject({
      member: { id: mona.id, username: mona.username, email: mona.email },
      billingAddress: { street: '1 Nile', company: '' },
      orders: [{ number: `S-${count}`, total: 12300, notes: 'ring twice' }],
      downloads: [{ order: `S-${count}`, name: 'Poster' }],
      subscriptionRequests: [{ status: 'paid' }, { status: 'cancelled' }, { status: 'requested' }],
      watchProgress: [{ seconds: 61 }],
      newsletter: [],
      contactMessages: [{ reference: `C-${count}` }],
    });
    expect([file.devices.length, file.playlists.length, file.watchlist.length]).toEqual([1, 1_203, catalog.length]);
    expect(new Set(file.playlists.map(({ id }) => id)).size).toBe(1_203);
    for (const { token } of await database().select().from(sessions).where(eq(sessions.userId, mona.id)))
      expect(answer.body).not.toContain(token);
    expect(answer.body).not.toMatch(/argon2|password/i);
  });

  it('Nothing of anybody else is in it', async () => {
    const karim = await signUp();
    await collect(mona.id, mona.email);
    const file = accountExportSchema.parse((await exportOf(karim.cookie)).json());
    const { member, devices, exportedAt: _, billingAddress, ...lists } = file;
    expect([member.id, devices.length, billingAddress, Object.values(lists).flat()]).toEqual([karim.id, 1, null, []]);
  });

  it('The password is asked for first, and six in an hour are too many', async () => {
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push((await exportOf()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    expect((await exportOf()).json()).toMatchObject({ code: 'elevation_required' });
    expect((await exportOf('')).statusCode).toBe(401);
  });
});

describe('the end of an account', () => {
  const end = (cookie = mona.cookie) =>
    app().inject({ method: 'DELETE', url: '/api/account', headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  const left = async () => ({
    members: await database().$count(members, eq(members.id, mona.id)),
    sessions: await database().$count(sessions, eq(sessions.userId, mona.id)),
    credentials: await database().$count(credentials, eq(credentials.userId, mona.id)),
    addresses: await database().$count(billingAddresses, eq(billingAddresses.memberId, mona.id)),
    downloads: await database().$count(downloads, eq(downloads.memberId, mona.id)),
    playlists: await database().$count(playlists, eq(playlists.ownerId, mona.id)),
    watchlist: await database().$count(watchlistEntries, eq(watchlistEntries.memberId, mona.id)),
    progress: await database().$count(watchProgress, eq(watchProgress.memberId, mona.id)),
    emailChanges: await database().$count(emailChanges, eq(emailChanges.memberId, mona.id)),
  });
  const nothing = {
    members: 0,
    sessions: 0,
    credentials: 0,
    addresses: 0,
    downloads: 0,
    playlists: 0,
    watchlist: 0,
    progress: 0,
    emailChanges: 0,
  };

  it('What is theirs goes; orders and what was paid stay without a name, what was asked for is cancelled; the cookie is taken back, a mail confirms the deletion', async () => {
    await collect(mona.id, mona.email);
    await call('POST', '/account/email', { email: `new.${mona.email}` }, mona.cookie);
    const phone = await signIn(mona);
    const answer = await end();
    expect([
      answer.statusCode,
      answer.json(),
      answer.cookies.some(({ value, maxAge }) => value === '' && maxAge === 0),
    ]).toEqual([200, { status: 'deleted' }, true]);
    expect(await left()).toEqual(nothing);
    for (const cookie of [mona.cookie, phone])
      expect((await call('GET', '/account', undefined, cookie)).status).toBe(401);
    expect(
      await database()
        .select({ memberId: orders.memberId })
        .from(orders)
        .where(eq(orders.number, `S-${count}`)),
    ).toEqual([{ memberId: null }]);
    const { reference, memberId, status, decidedAt } = subscriptionRequests;
    const kept = await database()
      .select({ reference, memberId, status, decidedAt })
      .from(subscriptionRequests)
      .where(like(reference, `R-${count}-%`))
      .orderBy(reference);
    expect(kept).toEqual([
      { reference: `R-${count}-1`, memberId: null, status: 'paid', decidedAt: null },
      { reference: `R-${count}-3`, memberId: null, status: 'cancelled', decidedAt: expect.any(Date) },
    ]);
    expect(await database().select({ kind: outbox.kind }).from(outbox).where(eq(outbox.recipient, mona.email))).toEqual(
      [{ kind: 'account-deleted' }],
    );
    expect((await call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password })).status).toBe(401);
  });

  it('Some time after the sign-in the password is asked for first, and nothing is gone until then', async () => {
    await database()
      .update(sessions)
      .set({ elevatedUntil: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, mona.id));
    expect((await end()).json()).toMatchObject({ code: 'elevation_required' });
    expect((await left()).members).toBe(1);
    expect((await end('')).statusCode).toBe(401);
  });

  it('Ten times at once: gone once, one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => end()));
    for (const { statusCode } of answers) expect([200, 401, 404]).toContain(statusCode);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await database().select({ kind: outbox.kind }).from(outbox).where(eq(outbox.recipient, mona.email))).toEqual(
      [{ kind: 'account-deleted' }],
    );
  });

  it('The name and the address are free again', async () => {
    await end();
    expect((await signUp({ username: mona.username })).id).not.toBe(mona.id);
  });
});
