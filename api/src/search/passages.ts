import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Passage, TextMarks } from '@sahra/shared/schemas/blog';
import type { SearchType } from '@sahra/shared/schemas/search';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { searchTexts } from '../database/search-tables.ts';
import { pickPassage, type Sought } from './pick-passage.ts';
import type { ReadQuery } from './read-query.ts';
import { standingWords } from './words.ts';

/** What the words may stand for, as it is stored. */
export const soughtOf = ({ readings }: Pick<ReadQuery, 'readings'>): Sought =>
  new Map(readings.map(({ word, at }) => [word, at]));

/** Where a short text has what was sought. */
export const marksIn = (text: string, sought: Sought): TextMarks =>
  standingWords(text).flatMap(({ from, to, forms }) =>
    forms.some(({ word }) => sought.has(word)) ? [{ from, to }] : [],
  );

/** What changes the direction of all that follows: of a piece its end may be missing. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text as it is stored for its passages. */
export function storedText(paragraphs: readonly string[]): { text: string; words: string } {
  const lines = paragraphs.map((line) => line.replace(DIRECTION, '').replace(/\s+/g, ' ').trim()).filter(Boolean);
  const wordsOf = (line: string) =>
    standingWords(line).map(({ forms }) => [...new Set(forms.map(({ word }) => word))].join('/'));
  return { text: lines.join('\n'), words: lines.map((line) => wordsOf(line).join(' ')).join('\n') };
}

/** The best passages of these entries in one of the languages: the first of those that have as much of what was sought. */
export async function findPassages(
  database: Database,
  type: SearchType,
  ids: readonly number[],
  languages: readonly LanguageCode[],
  sought: Sought,
): Promise<Map<number, Passage>> {
  if (ids.length === 0 || sought.size === 0) return new Map();
  const { entityId, language, text, words } = searchTexts;
  const rows = await database
    .select({ entityId, language, text, words })
    .from(searchTexts)
    .where(and(eq(searchTexts.type, type), inArray(entityId, [...ids]), inArray(language, [...languages])));
  const best = new Map<number, { passage: Passage; found: number }>();
  for (const row of rows.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language))) {
    const picked = pickPassage(row, sought);
    if (picked && picked.found > (best.get(row.entityId)?.found ?? 0))
      best.set(row.entityId, {
        passage: { language: row.language, text: picked.text, marks: picked.marks },
        found: picked.found,
      });
  }
  return new Map([...best].map(([id, { passage }]) => [id, passage]));
}
