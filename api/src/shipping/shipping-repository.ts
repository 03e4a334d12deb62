import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { shippingMethods, shippingZones } from '../database/shipping-tables.ts';
import { zoneOf } from './choose-zone.ts';
import { carries, type Parcel, shippingPriceOf } from './shipping-price.ts';

export type ShippingMethod = typeof shippingMethods.$inferSelect;

/** A way in which a parcel can go, with what it costs. */
export interface ShippingOption {
  method: ShippingMethod;
  price: number;
}

/** The ways in which a parcel goes to a country, in the order in which they are offered; none: it does not go there. */
export async function findShippingOptions(
  database: Database | Transaction,
  country: string,
  currency: string,
  parcel: Parcel,
): Promise<ShippingOption[]> {
  const { id, countries } = shippingZones;
  const zone = zoneOf(
    await database.select({ id, countries }).from(shippingZones).orderBy(shippingZones.position),
    country,
  );
  if (!zone) return [];
  const methods = await database
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.zoneId, zone.id))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
  return methods
    .filter((method) => method.currency === currency && carries(method, parcel))
    .map((method) => ({ method, price: shippingPriceOf(method, parcel) }));
}
