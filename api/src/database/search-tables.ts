import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, numeric, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found. Its words are normalized and of all languages; they weigh from A to D. */
export const searchEntries = pgTable(
  'search_entries',
  {
    type: text().notNull(),
    entityId: integer().notNull(),
    /** What it is indexed with: an episode with its program. */
    noun: text().notNull(),
    ownerId: integer().notNull(),
    /** Its titles, each as a search for it would be; `titleWords` is the length of the shortest. */
    titles: text().array().notNull(),
    titleWords: integer().notNull(),
    /** A: words of the titles. */
    title: text().notNull(),
    /** B: words that say what it is: kind, year, first genre. */
    labels: text().notNull(),
    /** C: words of what it is filed under and of who made it. */
    names: text().notNull(),
    /** D: words of its texts. */
    body: text().notNull(),
    /** By what it can be narrowed: `genre=comedy`. */
    facets: text().array().notNull(),
    /** From 0 to 1. */
    popularity: real().notNull(),
    /** Its words but those of the body: what a search looks at first. */
    head: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_to_tsvector(${searchEntries.facets}) || to_tsvector('simple', ${searchEntries.title} || ' ' || ${searchEntries.labels} || ' ' || ${searchEntries.names})`,
      ),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_to_tsvector(${searchEntries.facets}) || setweight(to_tsvector('simple', ${searchEntries.title}), 'A') || setweight(to_tsvector('simple', ${searchEntries.labels}), 'B') || setweight(to_tsvector('simple', ${searchEntries.names}), 'C') || setweight(to_tsvector('simple', ${searchEntries.body}), 'D')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entityId] }),
    index('search_entries_owner_index').on(table.noun, table.ownerId),
    index('search_entries_head_index').using('gin', table.head),
    index('search_entries_vector_index').using('gin', table.vector),
  ],
);

/** Every word of the entries, by which what was typed is understood. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word as a text has it. */
    written: text().notNull(),
    /** Its consonants in Latin letters, of whichever script it is. */
    skeleton: text().notNull(),
    /** In how many entries it is, and in the heads of how many. */
    entries: integer().notNull(),
    heads: integer().notNull(),
  },
  (table) => [
    index('search_words_beginning_index').on(table.word.op('text_pattern_ops')),
    index('search_words_skeleton_index').on(table.skeleton),
    index('search_words_trigram_index').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** One row: the form of the entries. */
export const searchState = pgTable('search_state', { id: integer().primaryKey(), revision: text().notNull() });

/** Of the version before: nothing reads or writes it any more, and a later release drops it. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text({ enum: ['program', 'person'] }).notNull(),
    entityId: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    popularity: numeric({ mode: 'number' }).notNull(),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('simple', ${searchDocuments.title}), 'A') || setweight(to_tsvector('simple', ${searchDocuments.body}), 'D')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entityId] }),
    index('search_documents_vector_index').using('gin', table.vector),
  ],
);

/** Of the version before, as well. */
export const searchTerms = pgTable('search_terms', { term: text().primaryKey() }, (table) => [
  index('search_terms_trigram_index').using('gin', table.term.op('gin_trgm_ops')),
]);
