import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentId as id, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';

const localized = () => jsonb().$type<Localized>().notNull();

/** Who makes programs. */
export const people = pgTable(
  'people',
  {
    id: id(),
    slug: text().notNull().unique(),
    position: integer().notNull(),
    name: localized(),
    designation: text({
      enum: ['acting', 'directing', 'writing', 'production', 'art', 'editing', 'sound', 'camera'],
    }).notNull(),
    birthday: date({ mode: 'string' }),
    birthPlace: localized(),
    alsoKnownAs: text().array().notNull(),
    knownCredits: integer().notNull(),
    biography: localized(),
    color: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index('people_order_index').on(table.position, table.id)],
);
