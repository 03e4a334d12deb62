import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { media } from './media-tables.ts';
import { products } from './shop-tables.ts';

/** Pictures that admins uploaded for a product: they are shown before the drawn ones. */
export const productUploads = pgTable(
  'product_uploads',
  {
    mediaId: integer()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('product_uploads_product_index').on(table.productId, table.position)],
);
