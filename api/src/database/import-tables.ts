import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What of a file was imported as which row: the same once more is the same row. Rows that are gone stay named, so that they stay gone. */
export const importedRows = pgTable(
  'imported_rows',
  {
    /** The site that the file comes from. */
    source: text().notNull(),
    kind: text({
      enum: ['author', 'category', 'tag', 'picture', 'post', 'translation', 'person', 'comment'],
    }).notNull(),
    /** What the file knows it by. */
    key: text().notNull(),
    /** In the table of its kind; of a translation, its post. */
    rowId: integer().notNull(),
    /** Of a translation; of a post that of the translation which decides about it. */
    language: text().$type<LanguageCode>(),
    /** Of what the file said. */
    fileHash: text().notNull().default(''),
    /** Of what was stored for it: where that is another one by now, somebody has changed it here. */
    writtenHash: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.key] }),
    index('imported_rows_row_index').on(table.kind, table.rowId),
  ],
);
export type ImportedKind = (typeof importedRows.$inferSelect)['kind'];
