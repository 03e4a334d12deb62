import { downloadsSchema, orderDetailsSchema, ordersSchema } from '@sahra/shared/schemas/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloads, orders } from '../database/order-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let mona: TestMember;
let karim: TestMember;

const order = (number: string, memberId: string, day: number) => ({
  number,
  memberId,
  status: 'processing' as const,
  total: 12_345,
  currency: 'EGP',
  paymentMethod: 'cheque' as const,
  notes: 'بالباب الخلفي',
  placedAt: new Date(Date.UTC(2030, 0, day)),
});

beforeAll(async () => {
  [mona, karim] = [await signUpMember(app()), await signUpMember(app())];
  const { database } = app().testDatabase;
  const stored = await database
    .insert(orders)
    .values([order('S-1', mona.id, 1), order('S-3', mona.id, 3), order('S-2', mona.id, 2), order('K-1', karim.id, 4)])
    .returning();
  const expiresAt = new Date(Date.UTC(2031, 0, 1));
  for (const { id, memberId, number } of stored) {
    await database.insert(downloads).values({
      memberId: memberId ?? '',
      orderId: id,
      name: `Wallpaper of ${number}`,
      file: `${number}.zip`,
      timesLeft: 3,
      expiresAt,
    });
  }
});

describe('orders', () => {
  it('Member sees their orders, the newest first, page by page', async () => {
    const first = ordersSchema.parse((await mona.send('GET', '/api/account/orders?pageSize=2')).body);
    expect([first.items.map(({ number }) => number), first.total]).toEqual([['S-3', 'S-2'], 3]);
    expect(first.items[0]).toEqual({
      number: 'S-3',
      status: 'processing',
      total: { amount: 12_345, currency: 'EGP' },
      placedAt: '2030-01-03T00:00:00.000Z',
    });
    const second = ordersSchema.parse((await mona.send('GET', '/api/account/orders?pageSize=2&page=2')).body);
    expect(second.items.map(({ number }) => number)).toEqual(['S-1']);
  });

  it('Member opens one of them', async () => {
    const { status, body, headers } = await mona.send('GET', '/api/account/orders/S-2');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(orderDetailsSchema.parse(body)).toMatchObject({
      number: 'S-2',
      paymentMethod: 'cheque',
      notes: 'بالباب الخلفي',
    });
  });

  it('The order of another is answered as one that does not exist', async () => {
    const [another, none] = [
      await mona.send('GET', '/api/account/orders/K-1'),
      await mona.send('GET', '/api/account/orders/K-999'),
    ];
    expect([another.status, none.status]).toEqual([404, 404]);
    expect(another.body).toEqual(none.body);
  });

  it.each(["S-1' or '1'='1", '%27%3B%20drop%20table%20orders', '../devices', 'ـ'.repeat(90), '{{7*7}}'])(
    'The number %s belongs to nothing',
    async (number) => {
      expect((await mona.send('GET', `/api/account/orders/${encodeURIComponent(number)}`)).status).toBe(404);
    },
  );

  it('Member sees their downloads and nobody else’s', async () => {
    const { items } = downloadsSchema.parse((await karim.send('GET', '/api/account/downloads')).body);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        name: 'Wallpaper of K-1',
        orderNumber: 'K-1',
        timesLeft: 3,
        expiresAt: '2031-01-01T00:00:00.000Z',
      },
    ]);
    expect(
      downloadsSchema
        .parse((await mona.send('GET', '/api/account/downloads')).body)
        .items.map(({ orderNumber }) => orderNumber),
    ).toEqual(['S-3', 'S-2', 'S-1']);
  });

  it.each(['/orders', '/orders/S-1', '/downloads'])('Visitor is told to sign in first (%s)', async (path) => {
    const { status, body } = await app().get(`/api/account${path}`);
    expect([status, body]).toMatchObject([401, { code: 'sign_in_required' }]);
  });
});
