import { and, inArray, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { searchEntries, searchTexts, searchWordCounts, searchWords } from '../database/search-tables.ts';
import { storedText } from './passages.ts';
import type { SearchDocument } from './search-noun.ts';
import { type SearchNounName, searchNouns } from './search-nouns.ts';
import { skeletonOf } from './skeleton.ts';
import { indexedWords, titleOf, type Word } from './words.ts';

/** As many classes as entries of a type have by how popular they are, from 0. */
export const TIERS = 20;
/** Rows that are read, worked out and written at once. */
const BATCH = 500;

const { type, entityId, words } = searchEntries;
const columns = { type, entityId, words };
const keyOf = (entry: { type: string; entityId: number }) => `${entry.type} ${entry.entityId}`;
const wordsIn = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')).filter(Boolean));

interface WordCount {
  written: string;
  entries: number;
  heads: number;
}

/** How often words are in entries, and how they are written there. */
class WordCounts {
  readonly #words = new Map<string, WordCount>();
  readonly #types = new Map<string, { word: string; type: string; entries: number; heads: number }>();

  #addType(word: string, type: string, step: 1 | -1, inHead: boolean): void {
    const key = `${word} ${type}`;
    const count = this.#types.get(key) ?? { word, type, entries: 0, heads: 0 };
    this.#types.set(key, count);
    count.entries += step;
    if (inHead) count.heads += step;
  }

  /** Counts the words of an entry once more, or (-1) once less. */
  add(entry: { type: string; words: string }, step: 1 | -1, written?: ReadonlyMap<string, Word>): void {
    const lines = entry.words.split('\n');
    const inHead = wordsIn(lines.slice(0, -1));
    this.#addType('', entry.type, step, true);
    for (const word of wordsIn(lines)) {
      this.#addType(word, entry.type, step, inHead.has(word));
      const count = this.#words.get(word) ?? { written: word, entries: 0, heads: 0 };
      this.#words.set(word, count);
      count.entries += step;
      if (inHead.has(word)) count.heads += step;
      count.written = written?.get(word)?.written ?? count.written;
    }
  }

  async write(tx: Transaction): Promise<void> {
    const words = [...this.#words].filter(([, { entries, heads }]) => entries !== 0 || heads !== 0);
    const rows = words.map(([word, count]) => ({ word, skeleton: skeletonOf(word), ...count }));
    await tx.execute(sql`
      insert into ${searchWords} (word, written, skeleton, entries, heads)
      select word, written, skeleton, entries, heads from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as added (word text, written text, skeleton text, entries int, heads int)
      on conflict (word) do update set entries = ${searchWords.entries} + excluded.entries, heads = ${searchWords.heads} + excluded.heads`);
    const types = [...this.#types.values()].filter(({ entries, heads }) => entries !== 0 || heads !== 0);
    await tx.execute(sql`
      insert into ${searchWordCounts} (word, type, entries, heads)
      select word, type, entries, heads from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
        as added (word text, type text, entries int, heads int)
      on conflict (word, type) do update set entries = ${searchWordCounts.entries} + excluded.entries, heads = ${searchWordCounts.heads} + excluded.heads`);
    const fewer = types.flatMap(({ word, entries }) => (entries < 0 ? [word] : []));
    for (const table of fewer.length > 0 ? [searchWords, searchWordCounts] : [])
      await tx.execute(sql`delete from ${table} where word = any(${sql.param(fewer)}::text[]) and entries <= 0`);
  }
}

function entryOf(noun: string, document: SearchDocument, counts: WordCounts) {
  const { titles, labels, names, texts, facets, popularity } = document;
  const lines = [titles, labels, names, texts].map(indexedWords);
  const entry = lines.map((line) => [...line.keys()].join(' ')).join('\n');
  counts.add({ type: document.type, words: entry }, 1, new Map(lines.toReversed().flatMap((line) => [...line])));
  const asked = [...new Set(titles.map(titleOf))];
  return {
    ...{
      type: document.type,
      entity_id: document.entityId,
      noun,
      owner_id: document.ownerId,
      words: entry,
      popularity,
    },
    title_words: Math.min(...asked.map((title) => title.split(' ').length)),
    facets: [
      ...[`type=${document.type}`, `is=${document.type}`, `is=${document.type}/${Math.floor(popularity * TIERS)}`],
      ...facets.map(([name, value]) => `${name}=${value}`),
      ...asked.map((title) => `title=${title}`),
    ],
  };
}

/** Stores what documents say by language. Those of entries that are gone went with them. */
async function writeTexts(tx: Transaction, documents: readonly SearchDocument[]): Promise<void> {
  const shown = documents.flatMap((document) => (document.textsIn ? [{ ...document, textsIn: document.textsIn }] : []));
  if (shown.length === 0) return;
  const rows = shown.flatMap(({ type, entityId, textsIn }) =>
    textsIn.map(({ language, paragraphs }) => ({
      ...{ type, entity_id: entityId, language },
      ...storedText(paragraphs),
    })),
  );
  const made = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (type text, entity_id int, language text, text text, words text)`;
  const owners = JSON.stringify(shown.map(({ type, entityId }) => ({ type, entity_id: entityId })));
  await tx.execute(sql`
    delete from ${searchTexts} using jsonb_to_recordset(${owners}::jsonb) as owner (type text, entity_id int)
    where ${searchTexts.type} = owner.type and ${searchTexts.entityId} = owner.entity_id
      and not exists (select from ${made} where made.type = ${searchTexts.type} and made.entity_id = ${searchTexts.entityId}
        and made.language = ${searchTexts.language})`);
  await tx.execute(sql`
    insert into ${searchTexts} (type, entity_id, language, text, words) select * from ${made}
    on conflict (type, entity_id, language) do update set text = excluded.text, words = excluded.words
    where (${searchTexts.text}, ${searchTexts.words}) is distinct from (excluded.text, excluded.words)`);
}

async function indexBatch(
  tx: Transaction,
  name: SearchNounName,
  ids: readonly number[],
  counts: WordCounts,
): Promise<void> {
  const documents = await searchNouns[name].documents(tx, ids);
  const entries = documents.map((document) => entryOf(name, document, counts));
  const theirs = and(eq(searchEntries.noun, name), inArray(searchEntries.ownerId, [...ids]));
  const before = await tx.select(columns).from(searchEntries).where(theirs);
  for (const entry of before) counts.add(entry, -1);
  const found = new Set(documents.map(keyOf));
  const gone = before.filter((entry) => !found.has(keyOf(entry)));
  if (gone.length > 0)
    await tx.execute(sql`
      delete from ${searchEntries} using jsonb_to_recordset(${JSON.stringify(gone.map(({ type, entityId }) => ({ type, entityId })))}::jsonb)
        as gone (type text, "entityId" int)
      where ${searchEntries.type} = gone.type and ${searchEntries.entityId} = gone."entityId"`);
  const written = 'noun, owner_id, title_words, words, facets, popularity';
  const excluded = written.replace(/\w+/g, 'excluded.$&');
  const stored = written.replace(/\w+/g, 'search_entries.$&');
  await tx.execute(sql`
    insert into ${searchEntries} (type, entity_id, ${sql.raw(written)})
    select type, entity_id, ${sql.raw(written)} from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as made (
      type text, entity_id int, noun text, owner_id int, title_words int, words text, facets text[], popularity real)
    on conflict (type, entity_id) do update set (${sql.raw(written)}) = (${sql.raw(excluded)})
    where (${sql.raw(stored)}) is distinct from (${sql.raw(excluded)})`);
  await writeTexts(tx, documents);
}

/** Makes what search finds by these rows what the tables say of them now; rows that are gone or not listed are not found. */
export async function indexRows(tx: Transaction, name: SearchNounName, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // A word that is in all of them is counted once: each time costs another version of its row.
  const counts = new WordCounts();
  for (let at = 0; at < ids.length; at += BATCH) await indexBatch(tx, name, ids.slice(at, at + BATCH), counts);
  await counts.write(tx);
}
