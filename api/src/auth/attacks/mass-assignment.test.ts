import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { billingAddresses, playlists, subscriptionRequests } from '../../database/account-tables.ts';
import { members } from '../../database/member-tables.ts';
import { newRegistration, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { billingAddress } from '../../testing/billing-address.ts';

const { signUp, call, database } = useMembers();
let mona: TestMember;
let karim: TestMember;
beforeAll(async () => {
  mona = await signUp();
  karim = await signUp();
});
const past = '2000-01-01T00:00:00.000Z';
const ofMembers = {
  id: 'chosen',
  role: 'admin',
  emailVerified: true,
  blockedAt: null,
  createdAt: past,
  termsAcceptedAt: past,
  image: 'https://evil.example/x.png',
  displayUsername: 'Sahra',
  rememberMe: true,
  callbackURL: 'https://evil.example',
};

describe('fields that nobody may set by sending them', () => {
  it('Registration: role, confirmation, id, dates', async () => {
    const registration = newRegistration(ofMembers);
    expect(await call('POST', '/auth/sign-up', registration)).toMatchObject({ status: 202, cookie: '' });
    const [row] = await database().select().from(members).where(eq(members.email, registration.email));
    expect(row).toMatchObject({
      role: 'member',
      emailVerified: false,
      image: null,
      displayUsername: registration.username,
    });
    expect([
      row?.id === 'chosen',
      (row?.createdAt.getTime() ?? 0) > Date.parse(past),
      (row?.termsAcceptedAt.getTime() ?? 0) > Date.parse(past),
    ]).toEqual([false, true, true]);
    expect(
      (await call('POST', '/auth/sign-in', { identifier: registration.email, password: registration.password })).status,
    ).toBe(403);
  });

  it('Sign-in: whose session it is, and until when', async () => {
    const body = {
      identifier: mona.email,
      password: mona.password,
      userId: karim.id,
      elevatedUntil: '2100-01-01T00:00:00.000Z',
      expiresAt: '2100-01-01T00:00:00.000Z',
      role: 'admin',
    };
    expect((await call('POST', '/auth/sign-in', body)).body).toMatchObject({ member: { id: mona.id, role: 'member' } });
  });

  it('Details: role, address, confirmation', async () => {
    const details = {
      name: 'Mona',
      firstName: 'Mona',
      lastName: 'Ali',
      phone: '+201001234567',
      zip: '11511',
      email: 'other@example.org',
      username: 'other',
    };
    expect((await call('PUT', '/account/details', { ...ofMembers, ...details }, mona.cookie)).status).toBe(200);
    const [row] = await database().select().from(members).where(eq(members.id, mona.id));
    expect(row).toMatchObject({ role: 'member', email: mona.email, displayUsername: mona.username, image: null });
  });

  it('Subscription: price, status, the paid month, whose it is', async () => {
    const body = {
      plan: 'premium',
      paymentMethod: 'cheque',
      price: 1,
      currency: 'EUR',
      status: 'paid',
      state: 'running',
      paidFrom: past,
      paidUntil: '2100-01-01T00:00:00.000Z',
      memberId: karim.id,
      reference: 'AAAAAAAA',
      requestedAt: past,
    };
    expect((await call('POST', '/account/subscription-requests', body, mona.cookie)).status).toBe(201);
    const rows = await database().select().from(subscriptionRequests).where(eq(subscriptionRequests.memberId, mona.id));
    expect(rows).toMatchObject([{ status: 'requested', paidFrom: null, paidUntil: null, currency: 'EGP' }]);
    expect([
      rows[0]?.price === 1,
      rows[0]?.reference === 'AAAAAAAA',
      await database().$count(subscriptionRequests, eq(subscriptionRequests.memberId, karim.id)),
    ]).toEqual([false, false, 0]);
    expect((await call('GET', '/auth/session', undefined, mona.cookie)).body).toMatchObject({
      member: { role: 'member' },
    });
  });

  it('Billing address: whose it is', async () => {
    expect(
      (
        await call(
          'PUT',
          '/account/billing-address',
          { ...billingAddress, memberId: karim.id, id: karim.id },
          mona.cookie,
        )
      ).status,
    ).toBe(200);
    expect(await database().select({ memberId: billingAddresses.memberId }).from(billingAddresses)).toEqual([
      { memberId: mona.id },
    ]);
  });

  it('Playlist: whose it is, and which', async () => {
    const body = {
      name: 'Mine',
      description: '',
      privacy: 'private',
      ownerId: karim.id,
      id: 4711,
      owner: karim.id,
      isOwn: false,
      createdAt: past,
    };
    expect((await call('POST', '/account/playlists', body, mona.cookie)).status).toBe(201);
    const rows = await database().select().from(playlists);
    expect(rows).toMatchObject([{ ownerId: mona.id, name: 'Mine' }]);
    expect([rows[0]?.id === 4711, (rows[0]?.createdAt.getTime() ?? 0) > Date.parse(past)]).toEqual([false, true]);
  });
});
