import { designations } from '@sahra/shared/schemas/catalog';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { contentId as id, updatedAt } from './content-columns.ts';
import { folded } from './fold.ts';
import type { Localized } from './localized.ts';
import { sortKeyIndexes } from './sort-keys.ts';

const localized = () => jsonb().$type<Localized>().notNull();

/** All names of a person, folded, each word after a space. */
export const namesOf = ({ name }: { name: AnyPgColumn | ExtraConfigColumn }): SQL =>
  folded(sql`' ' || (${name} ->> 'ar') || ' ' || (${name} ->> 'en')`);

/** Who makes programs. */
export const people = pgTable(
  'people',
  {
    id: id(),
    slug: text().notNull().unique(),
    position: integer().notNull(),
    name: localized(),
    designation: text({ enum: designations }).notNull(),
    birthday: date({ mode: 'string' }),
    birthPlace: localized(),
    alsoKnownAs: text().array().notNull(),
    knownCredits: integer().notNull(),
    biography: localized(),
    color: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('people_order_index').on(table.position, table.id, table.designation),
    index('people_designation_index').on(table.designation, table.position, table.id),
    index('people_credits_index').on(table.knownCredits.desc().nullsFirst(), table.position, table.id),
    index('people_designation_credits_index').on(
      table.designation,
      table.knownCredits.desc().nullsFirst(),
      table.position,
      table.id,
    ),
    index('people_names_index').using('gin', sql`(${namesOf(table)}) gin_trgm_ops`),
    ...sortKeyIndexes('people_by_name', table.name, table.id),
  ],
);
