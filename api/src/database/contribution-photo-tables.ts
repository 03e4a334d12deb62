import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { contributions } from './contribution-tables.ts';
import { media } from './media-tables.ts';

/** Photos that authors added to their reviews of products. */
export const contributionPhotos = pgTable(
  'contribution_photos',
  {
    mediaId: integer()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    contributionId: integer()
      .notNull()
      .references(() => contributions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('contribution_photos_contribution_index').on(table.contributionId, table.position)],
);
