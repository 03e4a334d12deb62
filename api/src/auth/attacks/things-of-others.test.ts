import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { billingAddresses, playlists, subscriptionRequests } from '../../database/account-tables.ts';
import { downloads, orders } from '../../database/order-tables.ts';
import { watchlistEntries } from '../../database/library-tables.ts';
import { programs } from '../../database/catalog-tables.ts';
import { sessions } from '../../database/member-tables.ts';
import { readRoutes } from '../../testing/api-routes.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { billingAddress } from '../../testing/billing-address.ts';

const { app, signUp, call, database } = useMembers();
let mona: TestMember;
let karim: TestMember;
const ids = { playlist: '', device: '' };

beforeAll(async () => {
  mona = await signUp();
  karim = await signUp();
  const memberId = mona.id;
  const db = database();
  await db.insert(billingAddresses).values({ memberId, ...billingAddress });
  const [order] = await db
    .insert(orders)
    .values({ number: 'S-1001', memberId, status: 'completed', total: 12300, currency: 'EGP', paymentMethod: 'cheque' })
    .returning();
  await db.insert(downloads).values({ memberId, orderId: order?.id ?? 0, name: 'Poster', file: 'poster.pdf' });
  await db
    .insert(subscriptionRequests)
    .values({ reference: 'ABCDEFGH', memberId, plan: 'basic', paymentMethod: 'cheque', price: 4900, currency: 'EGP' });
  const [list] = await db
    .insert(playlists)
    .values({ ownerId: memberId, name: 'Secret', description: '', privacy: 'private' })
    .returning();
  const [program] = await db.select({ id: programs.id }).from(programs);
  await db.insert(watchlistEntries).values({ memberId, programId: program?.id ?? 0 });
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, memberId));
  Object.assign(ids, { playlist: String(list?.id), device: session?.id });
});
const state = async () => [
  await database().select().from(billingAddresses),
  await database().select().from(orders),
  await database().select().from(subscriptionRequests),
  await database().select().from(playlists),
  await database().$count(sessions, eq(sessions.userId, mona.id)),
];

describe('things of other members', () => {
  it.each<[string, 'GET' | 'PUT' | 'POST' | 'DELETE', (id: string) => string, () => string, string, unknown]>([
    ['an order', 'GET', (id) => `/account/orders/${id}`, () => 'S-1001', 'S-9999', undefined],
    ['a private playlist', 'GET', (id) => `/playlists/${id}`, () => ids.playlist, '2000000000', undefined],
    [
      'a playlist, to change it',
      'PUT',
      (id) => `/playlists/${id}`,
      () => ids.playlist,
      '2000000000',
      { name: 'Taken', description: '', privacy: 'public' },
    ],
    ['a playlist, to delete it', 'DELETE', (id) => `/playlists/${id}`, () => ids.playlist, '2000000000', undefined],
    [
      'a request for a plan',
      'POST',
      (id) => `/account/subscription-requests/${id}/cancellation`,
      () => 'ABCDEFGH',
      'HGFEDCBA',
      {},
    ],
    [
      'a device',
      'DELETE',
      (id) => `/account/devices/${id}`,
      () => ids.device,
      '00000000-0000-4000-8000-000000000000',
      undefined,
    ],
  ])('%s: as if it were not there', async (_, method, path, id, missing, body) => {
    const before = await state();
    const foreign = await call(method, path(id()), body, karim.cookie);
    expect(foreign).toEqual(await call(method, path(missing), body, karim.cookie));
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await state()).toEqual(before);
  });

  it('Members who ask for their own see their own only', async () => {
    const answers = [];
    for (const path of [
      '/account',
      '/account/billing-address',
      '/account/orders',
      '/account/downloads',
      '/account/subscription',
      '/account/playlists',
      '/account/watchlist',
      '/account/devices',
      '/account/export',
    ]) {
      for (const more of ['', `?memberId=${mona.id}&userId=${mona.id}&id=${mona.id}`]) {
        const answer = await app().inject({
          url: `/api${path}${more}`,
          headers: { cookie: karim.cookie, 'x-user-id': mona.id, 'x-member-id': mona.id },
        });
        answers.push([
          path,
          answer.statusCode < 500,
          /S-1001|Poster|ABCDEFGH|Secret|1 Nile/.test(answer.body) ||
            answer.body.includes(mona.id) ||
            answer.body.includes(mona.email),
        ]);
      }
    }
    expect(answers.filter(([, isAnswer, isForeign]) => !isAnswer || isForeign)).toEqual([]);
  });

  it('A member is no admin at any address of admins, and a visitor is nobody at any address of members', async () => {
    const routes = await readRoutes(app());
    const ask = async (cookie: string, area: string) => {
      const answers = [];
      for (const { method, path } of routes.filter((route) => route.path.startsWith(`/api/${area}`))) {
        if (method === 'PATCH') continue;
        answers.push([
          `${method} ${path}`,
          (
            await app().inject({
              method,
              url: path.replace(/\{\w+\}/g, 'ABCDEFGH'),
              headers: { cookie, 'sec-fetch-site': 'same-origin' },
            })
          ).statusCode,
        ]);
      }
      expect(answers.length).toBeGreaterThan(4);
      return answers.filter(([, status]) => status !== 400 && status !== 401 && status !== 403);
    };
    expect(await ask(karim.cookie, 'admin/')).toEqual([]);
    expect(await ask('', 'admin/')).toEqual([]);
    expect(await ask('', 'account')).toEqual([]);
  });
});
