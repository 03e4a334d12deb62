import { and, inArray, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { searchEntries, searchWords } from '../database/search-tables.ts';
import type { SearchDocument } from './search-noun.ts';
import { type SearchNounName, searchNouns } from './search-nouns.ts';
import { skeletonOf } from './skeleton.ts';
import { indexedWords, titleOf, type Word } from './words.ts';

/** Rows that are read, worked out and written at once. */
const BATCH = 500;

type Fields = 'title' | 'labels' | 'names' | 'body';
const heads: readonly Fields[] = ['title', 'labels', 'names'];
const { type, entityId, title, labels, names, body } = searchEntries;
const columns = { type, entityId, title, labels, names, body };
const keyOf = (entry: { type: string; entityId: number }) => `${entry.type} ${entry.entityId}`;

/** How often words are in entries, and how they are written there. */
class WordCounts {
  readonly #counts = new Map<string, { written: string; entries: number; heads: number }>();

  /** Counts the words of an entry once more, or (-1) once less. */
  add(entry: Readonly<Record<Fields, string>>, step: 1 | -1, written?: ReadonlyMap<string, Word>): void {
    const inHead = new Set(heads.flatMap((field) => entry[field].split(' ')));
    for (const word of new Set([...inHead, ...entry.body.split(' ')])) {
      if (word === '') continue;
      const count = this.#counts.get(word) ?? { written: word, entries: 0, heads: 0 };
      this.#counts.set(word, count);
      count.entries += step;
      if (inHead.has(word)) count.heads += step;
      count.written = written?.get(word)?.written ?? count.written;
    }
  }

  async write(tx: Transaction): Promise<void> {
    const changed = [...this.#counts].filter(([, { entries, heads: inHeads }]) => entries !== 0 || inHeads !== 0);
    if (changed.length === 0) return;
    const rows = changed.map(([word, count]) => ({ word, skeleton: skeletonOf(word), ...count }));
    await tx.execute(sql`
      insert into ${searchWords} (word, written, skeleton, entries, heads)
      select word, written, skeleton, entries, heads from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as added (word text, written text, skeleton text, entries int, heads int)
      on conflict (word) do update set entries = ${searchWords.entries} + excluded.entries, heads = ${searchWords.heads} + excluded.heads`);
    const fewer = changed.flatMap(([word, { entries }]) => (entries < 0 ? [word] : []));
    if (fewer.length > 0)
      await tx.execute(
        sql`delete from ${searchWords} where word = any(${sql.param(fewer)}::text[]) and ${searchWords.entries} <= 0`,
      );
  }
}

function entryOf(noun: string, document: SearchDocument, counts: WordCounts) {
  const { titles, facets, popularity } = document;
  const words = {
    title: indexedWords(titles),
    labels: indexedWords(document.labels),
    names: indexedWords(document.names),
    body: indexedWords(document.texts),
  };
  const text = (field: Fields) => [...words[field].keys()].join(' ');
  const entry = { title: text('title'), labels: text('labels'), names: text('names'), body: text('body') };
  counts.add(entry, 1, new Map([...words.body, ...words.names, ...words.labels, ...words.title]));
  const asked = [...new Set(titles.map(titleOf))];
  return {
    ...{ type: document.type, entity_id: document.entityId, noun, owner_id: document.ownerId, ...entry },
    ...{ popularity, titles: asked },
    title_words: Math.min(...asked.map((title) => title.split(' ').length)),
    facets: [`type=${document.type}`, ...facets.map(([name, value]) => `${name}=${value}`)],
  };
}

async function indexBatch(tx: Transaction, name: SearchNounName, ids: readonly number[]): Promise<void> {
  const documents = await searchNouns[name].documents(tx, ids);
  const counts = new WordCounts();
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
  const written = 'noun, owner_id, titles, title_words, title, labels, names, body, facets, popularity';
  const excluded = written.replace(/\w+/g, 'excluded.$&');
  const stored = written.replace(/\w+/g, 'search_entries.$&');
  await tx.execute(sql`
    insert into ${searchEntries} (type, entity_id, ${sql.raw(written)})
    select type, entity_id, ${sql.raw(written)} from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as made (
      type text, entity_id int, noun text, owner_id int, titles text[], title_words int,
      title text, labels text, names text, body text, facets text[], popularity real)
    on conflict (type, entity_id) do update set (${sql.raw(written)}) = (${sql.raw(excluded)})
    where (${sql.raw(stored)}) is distinct from (${sql.raw(excluded)})`);
  await counts.write(tx);
}

/** Makes what search finds by these rows what the tables say of them now; rows that are gone or not listed are not found. */
export async function indexRows(tx: Transaction, name: SearchNounName, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await indexBatch(tx, name, ids.slice(at, at + BATCH));
}
