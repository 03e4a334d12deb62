import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippingMethods, shippingZones } from '../database/shipping-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { offeredZones, offerShipping } from './offer-shipping.ts';
import { findShippingOptions } from './shipping-repository.ts';

let connection: TestDatabase;
beforeAll(async () => {
  connection = await createTestDatabase();
  await connection.database.delete(shippingZones);
});
afterAll(() => connection.close());
const stored = async () => ({
  zones: await connection.database.select().from(shippingZones).orderBy(asc(shippingZones.position)),
  methods: await connection.database.select().from(shippingMethods).orderBy(asc(shippingMethods.id)),
});

describe('where a shop sends from its first day on', () => {
  it('No country is in two zones, and the last zone has all others', () => {
    const countries = offeredZones.flatMap((zone) => zone.countries);
    expect(new Set(countries).size).toBe(countries.length);
    expect(offeredZones.map((zone) => zone.countries.length === 0)).toEqual([false, false, false, true]);
  });

  it('Is written once, by however many start at once; what the owner changes or removes stays so', async () => {
    await Promise.all(Array.from({ length: 5 }, () => offerShipping(connection.database)));
    const first = await stored();
    expect([first.zones.length, first.methods.length]).toEqual([4, 5]);
    await connection.database
      .update(shippingMethods)
      .set({ price: 7_000 })
      .where(eq(shippingMethods.code, 'egypt-standard'));
    await connection.database.delete(shippingZones).where(eq(shippingZones.code, 'elsewhere'));
    const changed = await stored();
    await offerShipping(connection.database);
    expect(await stored()).toEqual(changed);
    const options = (country: string, currency = 'EGP', grams = 500) =>
      findShippingOptions(connection.database, country, currency, { grams, goods: 50_000 });
    expect((await options('EG')).map(({ method, price }) => [method.code, price])).toEqual([
      ['egypt-standard', 7_000],
      ['egypt-express', 9_000],
    ]);
    expect((await options('EG', 'EGP', 20_001)).map(({ method }) => method.code)).toEqual(['egypt-standard']);
    expect((await options('DE')).map(({ method }) => method.code)).toEqual(['europe-standard']);
    // Nothing goes where no zone is, and no price is one in another currency.
    expect([await options('JP'), await options('EG', 'KWD')]).toEqual([[], []]);
  });
});
