import { managedCouponSchema, managedCouponsSchema } from '@sahra/shared/schemas/managed-coupons';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCarts } from '../carts/testing/use-carts.ts';
import { adminActions } from '../database/account-tables.ts';
import { coupons } from '../database/coupon-tables.ts';
import { orders } from '../database/order-tables.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { takeCoupon } from './use-coupon.ts';

const { app, database, variant, shopper, member } = useCarts();
let salma: TestMember;
beforeAll(async () => {
  salma = await signUpMember(app(), { role: 'admin' });
});

const pathOf = (code: string) => `/api/admin/coupons/${encodeURIComponent(code)}`;
const create = (body: object) => salma.send('POST', '/api/admin/coupons', { kind: 'percent', value: 10, ...body });
const change = (code: string, body: object) => salma.send('PUT', pathOf(code), { kind: 'percent', value: 10, ...body });
const end = async (code: string) => managedCouponSchema.parse((await salma.send('POST', `${pathOf(code)}/end`)).body);
const list = async (query: string) =>
  managedCouponsSchema.parse((await salma.send('GET', `/api/admin/coupons?pageSize=60&${query}`)).body).items;
const actionsOn = async (code: string) =>
  (await database().select().from(adminActions)).filter(({ target }) => target === `coupon:${code}`);
const rowOf = async (code: string) => (await database().select().from(coupons).where(eq(coupons.code, code)))[0];

let made = 0;
async function use(code: string) {
  const [order] = await database()
    .insert(orders)
    .values({ number: `C-${(made += 1)}`, status: 'on-hold', total: 1, currency: 'EGP', paymentMethod: 'cheque' })
    .returning({ id: orders.id });
  return database().transaction((tx) => takeCoupon(tx, { code, orderId: order?.id ?? 0, customer: `c${made}` }));
}

describe('admins and coupons', () => {
  it('One is made with a code as it is typed, works in a cart at once, and is in the log', async () => {
    const answer = await create({ code: ' eid ٢٠ ', kind: 'fixed', value: 2_000, minimum: 10_000, useLimit: 5 });
    expect(answer).toMatchObject({ status: 200, body: { code: 'EID20', state: 'running', useTotal: 0, useLimit: 5 } });
    const nour = shopper();
    await nour.add(await variant({ price: 30_000 }));
    const { body } = await nour.send('PUT', '/cart/coupon', { code: 'eid20' });
    expect(body).toMatchObject({ discount: { amount: 2_000 } });
    const log = await actionsOn('EID20');
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['create-coupon', { kind: 'fixed', value: '2000', useLimit: '5' }],
    ]);
  });

  it('A code that is taken, also in other letters and digits, is refused at its field and changes nothing', async () => {
    await create({ code: 'TWICE10', value: 10 });
    const refused = { status: 409, body: { code: 'coupon_taken', fields: { code: expect.any(String) } } };
    expect(await create({ code: 'twice ١٠', value: 90 })).toMatchObject(refused);
    expect([(await rowOf('TWICE10'))?.value, (await actionsOn('TWICE10')).length]).toEqual([10, 1]);
  });

  it('Days are days in Cairo, the last one to its end; what was ended stays ended when its days stay', async () => {
    const days = { startsOn: '2030-07-01', endsOn: '2030-07-31' };
    expect((await create({ code: 'SUMMER', ...days })).body).toMatchObject({
      ...days,
      state: 'not-begun',
      startsAt: '2030-06-30T21:00:00.000Z',
      endsAt: '2030-07-31T21:00:00.000Z',
    });
    await create({ code: 'NOW' });
    const ended = await end('NOW');
    expect(ended.state).toBe('ended');
    expect((await end('NOW')).endsAt).toBe(ended.endsAt);
    const saved = await change('NOW', { endsOn: ended.endsOn });
    expect(saved.body).toMatchObject({ state: 'ended', endsAt: ended.endsAt });
    expect((await change('NOW', { endsOn: null })).body).toMatchObject({ state: 'running', endsAt: null });
    const log = (await actionsOn('NOW')).map(({ action }) => action);
    expect(log).toEqual(['create-coupon', 'end-coupon', 'change-coupon', 'change-coupon']);
  });

  it('Changes while others use it lose no use, and never go below what was used', async () => {
    await create({ code: 'RACE', useLimit: 10 });
    const uses = Array.from({ length: 20 }, () => use('RACE'));
    const changes = [10, 9, 8, 7].map((useLimit) => change('RACE', { useLimit }));
    const [taken, answers] = [await Promise.all(uses), await Promise.all(changes)];
    const row = await rowOf('RACE');
    expect(row?.useTotal).toBe(taken.filter(Boolean).length);
    expect(row?.useTotal).toBeLessThanOrEqual(row?.useLimit ?? 0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const refused = { status: 409, body: { code: 'limit_below_uses', fields: { useLimit: expect.any(String) } } };
    expect(await change('RACE', { useLimit: 1 })).toMatchObject(refused);
    expect((await list('state=used-up&q=race')).map(({ code }) => code)).toEqual(['RACE']);
    const open = await change('RACE', { useLimit: null, value: 30 });
    expect(open.body).toMatchObject({ state: 'running', useTotal: row?.useTotal, value: 30 });
  });

  it('It is for the products and categories that are named, by the number of a product or of its variant', async () => {
    const id = await variant({ productId: 2 });
    const [[first], [ofSecond], [category]] = [
      await database().select().from(products).where(eq(products.id, 1)),
      await database().select().from(productVariants).where(eq(productVariants.id, id)),
      await database().select().from(productCategories).limit(1),
    ];
    const numbers = [first?.sku.toLowerCase(), ofSecond?.sku.toUpperCase()];
    expect(await create({ code: 'SOME', products: [...numbers, 'NO-SUCH'] })).toMatchObject({
      status: 400,
      body: { fields: { products: 'are not there: NO-SUCH' } },
    });
    const answer = await create({ code: 'SOME', products: numbers, categories: [category?.slug] });
    expect((answer.body as { products: unknown[] }).products).toHaveLength(2);
    expect(answer.body).toMatchObject({ categories: [{ slug: category?.slug, name: expect.any(String) }] });
    expect(await rowOf('SOME')).toMatchObject({ productIds: [1, 2], categoryIds: [category?.id] });
  });

  it('Coupons are found by how they stand and by parts of their code', async () => {
    await database().insert(coupons).values({ code: 'OFFLINE', kind: 'percent', value: 5, isActive: false });
    expect((await list('state=ended')).map(({ code }) => code)).toContain('OFFLINE');
    expect((await list('state=running')).map(({ code }) => code)).not.toContain('OFFLINE');
    expect((await list('q=fflin')).map(({ code }) => code)).toEqual(['OFFLINE']);
    for (const q of ['%', '_', "' or 1=1 --"]) expect(await list(`q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it.each([
    [{ value: 0 }, 'value'],
    [{ value: 101 }, 'value'],
    [{ kind: 'fixed', value: 0 }, 'value'],
    [{ kind: 'fixed', value: -5 }, 'value'],
    [{ value: 1.5 }, 'value'],
    [{ kind: 'gift' }, 'kind'],
    [{ minimum: -1 }, 'minimum'],
    [{ useLimit: 0 }, 'useLimit'],
    [{ useLimitPerCustomer: -1 }, 'useLimitPerCustomer'],
    [{ startsOn: '2030-02-30' }, 'startsOn'],
    [{ startsOn: '2030-02-02', endsOn: '2030-02-01' }, 'endsOn'],
    [{ categories: ['no-such'] }, 'categories'],
    [{ code: 'A' }, 'code'],
    [{ code: '<b>x' }, 'code'],
    [{ code: '=A1+2' }, 'code'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await create({ code: 'WRONG', ...body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await rowOf('WRONG')).toBeUndefined();
  });

  it('One that is not there is neither read, changed nor ended', async () => {
    const send = [
      await salma.send('GET', pathOf('NONE')),
      await change('NONE', {}),
      await change('NONE', { useLimit: 1 }),
    ];
    const ended = await salma.send('POST', `${pathOf('NONE')}/end`);
    expect([...send, ended].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('Nobody else sees or changes any of it', async () => {
    const karim = await member();
    const body = { code: 'MINE', kind: 'percent', value: 100 };
    const requests = [
      ['GET', '/admin/coupons', undefined],
      ['POST', '/admin/coupons', body],
      ['GET', '/admin/coupons/SAHRA10', undefined],
      ['PUT', '/admin/coupons/SAHRA10', body],
      ['POST', '/admin/coupons/SAHRA10/end', {}],
    ] as const;
    for (const [method, path, sent] of requests) {
      expect([path, (await shopper().send(method, path, sent)).status]).toEqual([path, 401]);
      expect([path, (await karim.send(method, path, sent)).status]).toEqual([path, 403]);
    }
    expect(await rowOf('MINE')).toBeUndefined();
  });
});
