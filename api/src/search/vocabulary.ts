import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { searchWordCounts, searchWords } from '../database/search-tables.ts';
import { typedSkeletons } from './skeleton.ts';

/** In which way a stored word is what was typed, and how much a hit by it is worth. */
export const worths = { exact: 1, inflected: 0.9, prefix: 0.7, sound: 0.65, typo: 0.55 } as const;
export type Likeness = keyof typeof worths;

/** How many entries, by type. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/** A stored word that a typed one may mean. */
export interface Reading {
  /** Which of the typed words. */
  readonly at: number;
  readonly likeness: Likeness;
  readonly word: string;
  readonly written: string;
  /** In how many entries of each type it is. */
  readonly counts: Counts;
  /** In how many of them it is not only in the texts. */
  readonly heads: Counts;
  /** How many letters they share, from 0 to 1; known of what only sounds or looks alike. */
  readonly similarity: number | null;
}

/** As many words as the beginnings of all typed words may stand for. */
const BEGUN = 40;
/** One or two letters begin too many words. */
const mostOf = (word: string, count: number): number => Math.min(word.length < 3 ? 8 : 16, Math.ceil(BEGUN / count));
const SOUNDS = 8;
const SPELLINGS = 3;

/** Other forms of a word that mean the same: German letters typed as two, and endings of English and Arabic words. */
function inflections(word: string): string[] {
  const forms = [
    word.replaceAll(/([aou])e/g, '$1'),
    word.replace(/(?:e?s|'s)$/, ''),
    word.replace(/(?:يه|ات|ين|ون|ه|ا|ي)$/, ''),
    word.replace(/ات$/, 'ه'),
    word.replace(/(?<=.ي)ه$/, ''),
  ];
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2);
}

const counts = sql`cross join lateral (
  select json_object_agg(type, entries) as counts, json_object_agg(type, heads) as heads from ${searchWordCounts} where word = known.word) as counted`;

/** What each of these words may mean, by the words that there are: as it is, inflected, as a beginning, or by its sound. */
export async function findReadings(database: Database, words: readonly string[]): Promise<Reading[]> {
  const asked = words.flatMap((word, at) => [
    { at, word, likeness: 'exact', most: 0 },
    ...inflections(word).map((form) => ({ at, word: form, likeness: 'inflected', most: 0 })),
    { at, word, likeness: 'prefix', most: mostOf(word, words.length) },
    ...(word.length > 2 ? typedSkeletons(word) : []).map((skeleton) => ({
      ...{ at, word: skeleton, likeness: 'sound', most: SOUNDS },
      typed: word,
    })),
  ]);
  const { rows } = await database.execute<Reading & Record<string, unknown>>(sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (at int, word text, likeness text, most int, typed text))
    select at, likeness, known.word, known.written, counted.counts, counted.heads, null::real as similarity from asked join ${searchWords} as known on known.word = asked.word ${counts}
      where likeness in ('exact', 'inflected')
    union all
    select at, likeness, known.word, known.written, counted.counts, counted.heads, null from asked cross join lateral (
      select word, written from ${searchWords}
      where word ~>~ asked.word and word ~<~ (asked.word || chr(1114111))
      order by heads desc, entries desc limit asked.most) as known ${counts}
      where likeness = 'prefix' and length(asked.word) > 1
    union all
    select at, likeness, known.word, known.written, counted.counts, counted.heads, null from asked cross join lateral (
      select word, written from ${searchWords}
      where left(word, 1) = asked.word
      order by heads_class desc, heads desc, entries desc limit asked.most) as known ${counts}
      where likeness = 'prefix' and length(asked.word) = 1
    union all
    select at, likeness, known.word, known.written, counted.counts, counted.heads, similarity(known.word, asked.typed) from asked cross join lateral (
      select word, written from ${searchWords}
      -- Two consonants are too few for a short word.
      where skeleton = asked.word and (length(asked.word) > 2 or length(word) > 3)
      order by heads desc, entries desc limit asked.most) as known ${counts}
      where likeness = 'sound'`);
  return rows;
}

/** The words that look most like each of these, which nothing is called. */
export async function findSpellings(
  database: Database,
  words: readonly { at: number; word: string }[],
): Promise<Reading[]> {
  const { rows } = await database.execute<Reading & Record<string, unknown>>(sql`
    select at, 'typo' as likeness, known.word, known.written, counted.counts, counted.heads, known.similarity
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as asked (at int, word text) cross join lateral (
      select word, written, similarity(word, asked.word) from ${searchWords}
      where word % asked.word order by 3 desc, heads desc, word limit ${SPELLINGS}) as known ${counts}`);
  const best = new Map<number, number>();
  for (const { at, similarity } of rows) best.set(at, Math.max(best.get(at) ?? 0, similarity ?? 0));
  return rows.filter(({ at, similarity }) => (similarity ?? 0) >= (best.get(at) ?? 0) - 0.1);
}

/** How many entries of each type there are. */
export async function countTypes(database: Database): Promise<Counts> {
  const { type, entries } = searchWordCounts;
  const rows = await database.select({ type, entries }).from(searchWordCounts).where(eq(searchWordCounts.word, ''));
  return Object.fromEntries(rows.map((row) => [row.type, row.entries]));
}
