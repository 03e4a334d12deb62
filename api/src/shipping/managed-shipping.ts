import { languageCodes } from '@sahra/shared/i18n/languages';
import type { AdminActionName } from '@sahra/shared/schemas/admin';
import type { Page } from '@sahra/shared/schemas/common';
import {
  type ManagedZone,
  type ShippingMethodChange,
  shippingRefusals,
  type ShippingZoneChange,
} from '@sahra/shared/schemas/managed-shipping';
import { asc, eq, max, ne, sql } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import type { Localized } from '../database/localized.ts';
import { shippingMethods, shippingZones } from '../database/shipping-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';

type Names = ManagedZone['name'];
const inAll = (name: Localized): Names => {
  const { ar, en = '', de = '', fr = '', gr = '' } = name;
  return { ar, en, de, fr, gr };
};
/** A language without a name is left out: buyers read the English one then. */
const stored = (name: Names): Localized => {
  const { ar, en } = name;
  const others = languageCodes.flatMap((code) => (name[code] ? [[code, name[code]] as const] : []));
  return { ...Object.fromEntries(others), ar, en };
};

/** All zones with their ways of sending, in the order in which they are looked at. */
export async function listZones(database: Database | Transaction): Promise<Page<ManagedZone>> {
  const zones = await database.select().from(shippingZones).orderBy(asc(shippingZones.position), asc(shippingZones.id));
  const methods = await database
    .select()
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
  const items = zones.map(({ position: _, ...zone }) => ({
    ...zone,
    name: inAll(zone.name),
    methods: methods
      .filter(({ zoneId }) => zoneId === zone.id)
      .map(({ zoneId: _, position: __, ...method }) => ({ ...method, name: inAll(method.name) })),
  }));
  return { items, page: 1, pageSize: Math.max(1, items.length), total: items.length };
}

/** What is changed, by whom, and how the log calls it. What orders have of it stays: it is written in them. */
async function changing(
  database: Database,
  admin: Actor,
  action: AdminActionName,
  change: (tx: Transaction) => Promise<string>,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Countries, codes and places are compared with those of others: one change at a time. Who reads does not wait.
    await tx.execute(sql`lock table ${shippingZones}, ${shippingMethods} in share row exclusive mode`);
    const target = `${action.endsWith('zone') ? 'shipping-zone' : 'shipping-method'}:${await change(tx)}`;
    await recordAction(tx, { admin, action, target });
  });
}

/** Carts take codes of 60 characters; some are for a number behind it. */
const CODE_LENGTH = 50;

/** A code of an English name that nothing else has. */
async function freeCode(tx: Transaction, table: typeof shippingZones | typeof shippingMethods, { en }: Names) {
  const plain = en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CODE_LENGTH)
    .replace(/^-|-$/g, '');
  const base = plain || 'shipping';
  const taken = new Set((await tx.select({ code: table.code }).from(table)).map(({ code }) => code));
  let code = base;
  for (let count = 2; taken.has(code); count += 1) code = `${base}-${count}`;
  return code;
}

/** No country is in two zones, and one zone at most is for all others. */
async function checkCountries(tx: Transaction, countries: readonly string[], own: number): Promise<void> {
  const others = await tx.select().from(shippingZones).where(ne(shippingZones.id, own));
  const isTaken = others.some((zone) =>
    countries.length === 0 ? zone.countries.length === 0 : zone.countries.some((code) => countries.includes(code)),
  );
  if (isTaken)
    throw new ApiFailure(409, {
      code: shippingRefusals.countryTaken,
      message: 'Another zone is for these',
      fields: { countries: 'are in another zone' },
    });
}

const columnsOf = ({ name, countries }: ShippingZoneChange) => ({
  name: stored(name),
  countries: [...new Set(countries)].toSorted(),
});

export const createZone = (database: Database, admin: Actor, zone: ShippingZoneChange) =>
  changing(database, admin, 'create-shipping-zone', async (tx) => {
    await checkCountries(tx, zone.countries, 0);
    const [last] = await tx.select({ position: max(shippingZones.position) }).from(shippingZones);
    const code = await freeCode(tx, shippingZones, zone.name);
    await tx.insert(shippingZones).values({ ...columnsOf(zone), code, position: (last?.position ?? 0) + 1 });
    return code;
  });

export const changeZone = (database: Database, admin: Actor, id: number, zone: ShippingZoneChange) =>
  changing(database, admin, 'change-shipping-zone', async (tx) => {
    await checkCountries(tx, zone.countries, id);
    const [changed] = await tx
      .update(shippingZones)
      .set(columnsOf(zone))
      .where(eq(shippingZones.id, id))
      .returning({ code: shippingZones.code });
    return found(changed, 'zone').code;
  });

/** Removes a zone with its ways of sending. The last one stays: a site without any gets its first ones at its next start. */
export const removeZone = (database: Database, admin: Actor, id: number) =>
  changing(database, admin, 'remove-shipping-zone', async (tx) => {
    const [other] = await tx.select().from(shippingZones).where(ne(shippingZones.id, id)).limit(1);
    const [own] = await tx.select().from(shippingZones).where(eq(shippingZones.id, id));
    const { code } = found(own, 'zone');
    if (!other) throw new ApiFailure(409, { code: shippingRefusals.lastZone, message: 'It is the last one' });
    await tx.delete(shippingZones).where(eq(shippingZones.id, id));
    return code;
  });

export const createMethod = (database: Database, admin: Actor, zoneId: number, method: ShippingMethodChange) =>
  changing(database, admin, 'create-shipping-method', async (tx) => {
    const [zone] = await tx.select().from(shippingZones).where(eq(shippingZones.id, zoneId));
    found(zone, 'zone');
    const ofZone = eq(shippingMethods.zoneId, zoneId);
    const [last] = await tx
      .select({ position: max(shippingMethods.position) })
      .from(shippingMethods)
      .where(ofZone);
    const code = await freeCode(tx, shippingMethods, method.name);
    const position = (last?.position ?? 0) + 1;
    await tx.insert(shippingMethods).values({ ...method, name: stored(method.name), zoneId, code, position });
    return code;
  });

export const changeMethod = (database: Database, admin: Actor, id: number, method: ShippingMethodChange) =>
  changing(database, admin, 'change-shipping-method', async (tx) => {
    const [changed] = await tx
      .update(shippingMethods)
      .set({ ...method, name: stored(method.name) })
      .where(eq(shippingMethods.id, id))
      .returning({ code: shippingMethods.code });
    return found(changed, 'method').code;
  });

export const removeMethod = (database: Database, admin: Actor, id: number) =>
  changing(database, admin, 'remove-shipping-method', async (tx) => {
    const [removed] = await tx
      .delete(shippingMethods)
      .where(eq(shippingMethods.id, id))
      .returning({ code: shippingMethods.code });
    return found(removed, 'method').code;
  });
