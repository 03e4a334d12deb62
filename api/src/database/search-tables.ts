import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found. `title` and `body` hold normalized text of all languages; a hit in the title weighs more. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text({ enum: ['program', 'person'] }).notNull(),
    entityId: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Orders hits of the same weight. */
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

/** Every word of the documents, to find what a mistyped word meant. */
export const searchTerms = pgTable('search_terms', { term: text().primaryKey() }, (table) => [
  index('search_terms_trigram_index').using('gin', table.term.op('gin_trgm_ops')),
]);
