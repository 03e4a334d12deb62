import { type LanguageCode, languageCodes } from '@sahra/shared/i18n/languages';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { folded } from './fold.ts';

const textIn = (column: AnyPgColumn | ExtraConfigColumn, code: LanguageCode): SQL =>
  sql`coalesce(nullif(${column} ->> ${sql.raw(`'${code}'`)}, ''), ${column} ->> 'en', ${column} ->> 'ar')`;

/**
 * By what a localized text stands in an alphabetical list of this language: folded, and without an article. It is compared letter by letter,
 * so that every PostgreSQL has the same order.
 */
export const sortKey = (column: AnyPgColumn | ExtraConfigColumn, code: LanguageCode): SQL =>
  sql`(regexp_replace(${folded(textIn(column, code))}, '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C")`;

/** An index of the order of each language. */
export const sortKeyIndexes = (name: string, column: ExtraConfigColumn, id: ExtraConfigColumn) =>
  languageCodes.map((code) => index(`${name}_${code}_index`).on(sortKey(column, code), id));
