import { type SQL, sql } from 'drizzle-orm';

/**
 * Text as people look for it, in SQL, so that an index can hold it: lower case, without accents, vowel signs and hamzas, with
 * one spelling for the Arabic letters that are interchanged and one set of digits. Punctuation stays, for e-mail addresses.
 */
export const folded = (text: SQL): SQL =>
  sql`translate(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789')`;
