import { managedZonesSchema } from '@sahra/shared/schemas/managed-shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { useOrders } from '../orders/testing/use-orders.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';

const { app, database, variant, shopper, member, place, details } = useOrders();
let salma: TestMember;
beforeAll(async () => {
  salma = await signUpMember(app(), { role: 'admin' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, path: string, body?: object) => salma.send(method, `/api/admin/${path}`, body);
const taken = async (method: Method, path: string, body?: object) => {
  const answer = await send(method, path, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return managedZonesSchema.parse(answer.body).items;
};
const zones = () => taken('GET', 'shipping-zones');
const name = (en: string) => ({ ar: 'شحن', en });
const terms = { daysFrom: 1, daysTo: 3, price: 4_000, pricePerKilogram: 500, freeFrom: 90_000, maxWeightGrams: 5_000 };
const logged = async (target: string) =>
  (await database().select().from(adminActions)).filter((row) => row.target === target).map(({ action }) => action);

describe('admins and shipping', () => {
  it('A zone with a way of sending is offered to buyers at once, and what orders have of it stays', async () => {
    await taken('PUT', `shipping-zones/${(await zones())[2]?.id}`, { name: name('Europe'), countries: ['FR'] });
    const made = (await taken('POST', 'shipping-zones', { name: name('Germany'), countries: ['DE', 'DE'] })).at(-1);
    expect(made).toMatchObject({ code: 'germany', countries: ['DE'], name: { de: '' }, methods: [] });
    const withMethod = await taken('POST', `shipping-zones/${made?.id}/methods`, { ...terms, name: name('By bike') });
    const method = withMethod.at(-1)?.methods[0];
    expect(method).toMatchObject({ code: 'by-bike', currency: 'EGP', ...terms });
    const nour = shopper();
    await nour.add(await variant({ price: 30_000, weightGrams: 1_500 }));
    const { body } = await nour.send('PUT', '/cart/shipping', { country: 'DE', method: 'by-bike' });
    expect(body).toMatchObject({ shipping: { amount: 4_500 }, shippingChoices: [{ code: 'by-bike' }] });
    const changed = await taken('PUT', `shipping-methods/${method?.id}`, {
      ...{ ...terms, price: 7_000, freeFrom: null, maxWeightGrams: null },
      name: { ...name('By bike'), de: 'Mit dem Rad' },
    });
    expect(changed.at(-1)?.methods[0]).toMatchObject({ price: 7_000, freeFrom: null, name: { de: 'Mit dem Rad' } });
    expect(await nour.cart()).toMatchObject({ shipping: { amount: 7_500 } });
    expect((await taken('DELETE', `shipping-methods/${method?.id}`)).at(-1)?.methods).toEqual([]);
    expect(await logged('shipping-method:by-bike')).toEqual([
      'create-shipping-method',
      'change-shipping-method',
      'remove-shipping-method',
    ]);
    expect(await logged('shipping-zone:germany')).toEqual(['create-shipping-zone']);
  });

  it('An order keeps its way of sending and its price when the zone goes', async () => {
    const who = shopper();
    await who.add(await variant(), 1);
    const number = await place(who);
    const before = await details(who, number);
    const egypt = (await zones()).find(({ countries }) => countries.includes('EG'));
    await taken('DELETE', `shipping-zones/${egypt?.id}`);
    const after = await details(who, number);
    expect(after).toMatchObject({ shippingAmount: before.shippingAmount, shippingName: before.shippingName });
    expect(before.shippingAmount.amount).toBeGreaterThan(0);
    expect((await taken('POST', 'shipping-zones', { name: name('Egypt'), countries: ['EG'] })).at(-1)?.code).toBe(
      'egypt',
    );
  });

  it('No country is in two zones, and only one zone is for all others, also when two admins are quick', async () => {
    const refused = { status: 409, body: { code: 'country_taken', fields: { countries: expect.any(String) } } };
    expect(await send('POST', 'shipping-zones', { name: name('Gulf'), countries: ['AE', 'IN'] })).toMatchObject(
      refused,
    );
    expect(await send('POST', 'shipping-zones', { name: name('Rest'), countries: [] })).toMatchObject(refused);
    const both = await Promise.all(
      ['One', 'Two'].map((en) => send('POST', 'shipping-zones', { name: name(en), countries: ['BR'] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await taken('POST', 'shipping-zones', { name: name('Germany'), countries: ['CL'] });
    expect(again.at(-1)?.code).toBe('germany-2');
  });

  it('The last zone stays: a shop sends somewhere', async () => {
    const all = await zones();
    for (const { id } of all.slice(1)) await taken('DELETE', `shipping-zones/${id}`);
    const [last] = all;
    expect(await send('DELETE', `shipping-zones/${last?.id}`)).toMatchObject({
      status: 409,
      body: { code: 'last_zone' },
    });
    expect(await zones()).toHaveLength(1);
    expect((await send('DELETE', 'shipping-zones/999999')).status).toBe(404);
  });

  it.each([
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ pricePerKilogram: -1 }, 'pricePerKilogram'],
    [{ freeFrom: 0 }, 'freeFrom'],
    [{ maxWeightGrams: 0 }, 'maxWeightGrams'],
    [{ daysFrom: 0 }, 'daysFrom'],
    [{ daysTo: 0 }, 'daysTo'],
    [{ daysFrom: 4 }, 'daysTo'],
    [{ name: { ar: '', en: 'x' } }, 'name.ar'],
    [{ name: { ar: 'x', en: 'a\nb' } }, 'name.en'],
    [{ name: { ar: 'x', en: 'x', de: 'x'.repeat(61) } }, 'name.de'],
  ])('%j is refused at its field', async (change, field) => {
    const [zone] = await zones();
    const answer = await send('POST', `shipping-zones/${zone?.id}/methods`, { ...terms, name: name('x'), ...change });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('Nobody else sees or changes any of it, and what is not there is not changed', async () => {
    const karim = await member();
    const [zone, method] = [
      { name: name('x'), countries: ['XX'] },
      { ...terms, name: name('x') },
    ];
    expect((await send('POST', 'shipping-zones', zone)).status).toBe(400);
    expect((await send('PUT', 'shipping-methods/999999', method)).status).toBe(404);
    expect((await send('POST', 'shipping-zones/999999/methods', method)).status).toBe(404);
    const requests = [
      ['GET', '/admin/shipping-zones', undefined],
      ['POST', '/admin/shipping-zones', zone],
      ['PUT', '/admin/shipping-zones/1', zone],
      ['DELETE', '/admin/shipping-zones/1', undefined],
      ['POST', '/admin/shipping-zones/1/methods', method],
      ['PUT', '/admin/shipping-methods/1', method],
      ['DELETE', '/admin/shipping-methods/1', undefined],
    ] as const;
    for (const [verb, path, body] of requests) {
      expect([path, (await shopper().send(verb, path, body)).status]).toEqual([path, 401]);
      expect([path, (await karim.send(verb, path, body)).status]).toEqual([path, 403]);
    }
  });
});
