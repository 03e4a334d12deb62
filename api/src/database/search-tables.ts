import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type SearchType, searchTypes } from '@sahra/shared/schemas/search';
import { type SQL, sql } from 'drizzle-orm';
import { customType, foreignKey, index, integer, numeric, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const line = (number: number): SQL => sql`split_part(${searchEntries.words}, E'\\n', ${sql.raw(String(number))})`;
const weighted = (number: number, weight: string): SQL =>
  sql`setweight(to_tsvector('simple', ${line(number)}), ${sql.raw(`'${weight}'`)})`;

/** Each type that is found has an index of heads of its own. */
const indexedTypes = Object.keys(searchTypes);
/** Types with so many entries that the popular ones have an index of heads besides; and from where on they are popular. */
export const popularFrom: Readonly<Partial<Record<SearchType, number>>> = { episode: 0.9 };

/** What can be found. Its words are normalized and of all languages. */
export const searchEntries = pgTable(
  'search_entries',
  {
    type: text().notNull(),
    entityId: integer().notNull(),
    /** What it is indexed with: an episode with its program. */
    noun: text().notNull(),
    ownerId: integer().notNull(),
    /** How many words its shortest title has. */
    titleWords: integer().notNull(),
    /**
     * Four lines of words, which weigh from A to D: of the titles; of what it is (kind, year, first genre); of what it is filed
     * under and who made it; of its texts.
     */
    words: text().notNull(),
    /** What is asked for as a whole: `genre=comedy`, `title=night train`, `is=program/17` (how popular it is, of 20). */
    facets: text().array().notNull(),
    /** From 0 to 1. */
    popularity: real().notNull(),
    /** Its words but those of the texts: what a search looks at first, and by which it ranks. */
    head: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_to_tsvector(${searchEntries.facets}) || ${weighted(1, 'A')} || ${weighted(2, 'B')} || ${weighted(3, 'C')}`,
      ),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_to_tsvector(${searchEntries.facets}) || ${weighted(1, 'A')} || ${weighted(2, 'B')} || ${weighted(3, 'C')} || ${weighted(4, 'D')}`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entityId] }),
    index('search_entries_owner_index').on(table.noun, table.ownerId),
    // A word's list in an index holds every entry with it: those of one type are not to be read for another.
    ...indexedTypes.map((type) =>
      index(`search_entries_head_${type}_index`)
        .using('gin', table.head)
        .where(sql`${table.type} = ${sql.raw(`'${type}'`)}`),
    ),
    ...Object.entries(popularFrom).map(([type, popularity]) =>
      index(`search_entries_head_popular_${type}_index`)
        .using('gin', table.head)
        .where(sql`${table.type} = ${sql.raw(`'${type}'`)} and ${table.popularity} >= ${sql.raw(String(popularity))}`),
    ),
    index('search_entries_vector_index').using('gin', table.vector),
  ],
);

/** What an entry says in one language, of which a search shows the passage with the words. It goes with its entry. */
export const searchTexts = pgTable(
  'search_texts',
  {
    type: text().notNull(),
    entityId: integer().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** Plain text, a line a paragraph. */
    text: text().notNull(),
    /** As many words a line as the text has there, each in the forms in which it is found: `والليل/الليل/ليل`. */
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entityId, table.language] }),
    foreignKey({
      columns: [table.type, table.entityId],
      foreignColumns: [searchEntries.type, searchEntries.entityId],
    }).onDelete('cascade'),
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
    /** In how many entries it is, and in how many of them not only in the texts. */
    entries: integer().notNull(),
    heads: integer().notNull(),
    /** A class by `heads`, which changes seldom: what one letter begins is asked for from the top. */
    headsClass: integer()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`floor(ln(1 + greatest(${searchWords.heads}, 0)))::int`),
  },
  (table) => [
    index('search_words_letter_index').on(sql`left(${table.word}, 1)`, table.headsClass.desc().nullsFirst()),
    index('search_words_beginning_index').on(table.word.op('text_pattern_ops')),
    index('search_words_skeleton_index').on(table.skeleton),
    index('search_words_trigram_index').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** In how many entries of a type a word is: what a search for it costs. Without a word: how many entries there are. */
export const searchWordCounts = pgTable(
  'search_word_counts',
  {
    word: text().notNull(),
    type: text().notNull(),
    entries: integer().notNull(),
    /** In how many of them it is not only in the texts. */
    heads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.word, table.type] })],
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
