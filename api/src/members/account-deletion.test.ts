import { eq, gt, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingAddresses, playlists, subscriptionRequests } from '../database/account-tables.ts';
import { downloads, orders } from '../database/order-tables.ts';
import {
  playlistItems,
  programLikes,
  programTotals,
  watchProgress,
  watchlistEntries,
} from '../database/library-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { media, memberPictures } from '../database/media-tables.ts';
import { credentials, emailChanges, members, sessions } from '../database/member-tables.ts';
import { stockAlerts, wishlists } from '../database/wishlist-tables.ts';
import type { TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';
import { storeInEveryTable } from './testing/store-in-every-table.ts';

const { app, signUp, signIn, call, database } = useMembers();
let mona: TestMember;
let count = 0;
beforeEach(async () => {
  mona = await signUp();
  count++;
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
    items: await database().$count(playlistItems),
    likes: await database().$count(programLikes, eq(programLikes.memberId, mona.id)),
    liked: await database().$count(programTotals, gt(programTotals.likeTotal, 0)),
    watchlist: await database().$count(watchlistEntries, eq(watchlistEntries.memberId, mona.id)),
    progress: await database().$count(watchProgress, eq(watchProgress.memberId, mona.id)),
    emailChanges: await database().$count(emailChanges, eq(emailChanges.memberId, mona.id)),
    pictures: await database().$count(media, eq(media.ownerId, mona.id)),
    wishlists: await database().$count(wishlists, eq(wishlists.memberId, mona.id)),
    stockAlerts: await database().$count(stockAlerts, eq(stockAlerts.email, mona.email)),
    ownPicture: await database().$count(memberPictures, eq(memberPictures.memberId, mona.id)),
  });
  const nothing = {
    members: 0,
    sessions: 0,
    credentials: 0,
    addresses: 0,
    downloads: 0,
    playlists: 0,
    items: 0,
    likes: 0,
    liked: 0,
    watchlist: 0,
    progress: 0,
    emailChanges: 0,
    pictures: 0,
    wishlists: 0,
    stockAlerts: 0,
    ownPicture: 0,
  };

  it('What is theirs goes; orders and what was paid stay without a name, what was asked for is cancelled; the cookie is taken back, a mail confirms the deletion', async () => {
    await storeInEveryTable(database(), mona, count);
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
    expect(await database().$count(outbox, eq(outbox.recipient, `new.${mona.email}`))).toBe(0);
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
