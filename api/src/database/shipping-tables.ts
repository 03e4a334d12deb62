import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from './localized.ts';

const localized = () => jsonb().$type<Localized>().notNull();

/** Countries that parcels go to in the same ways. */
export const shippingZones = pgTable('shipping_zones', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  position: integer().notNull(),
  name: localized(),
  /** ISO 3166; empty: every country that no other zone has. */
  countries: text().array().notNull(),
});

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    zoneId: integer()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: localized(),
    /** Days from and to. */
    daysFrom: integer().notNull(),
    daysTo: integer().notNull(),
    currency: text().notNull().default('EGP'),
    /** Minor units, for the first kilogram. */
    price: integer().notNull(),
    /** For each kilogram begun after it. */
    pricePerKilogram: integer().notNull().default(0),
    /** Goods worth as much are sent free; null: never. */
    freeFrom: integer(),
    /** Heavier parcels do not go this way. */
    maxWeightGrams: integer(),
  },
  (table) => [index('shipping_methods_zone_index').on(table.zoneId, table.position)],
);
