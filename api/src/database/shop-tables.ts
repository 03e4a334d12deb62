import { planCodes } from '@sahra/shared/schemas/account';
import { type ProductView, taxClasses } from '@sahra/shared/schemas/shop';
import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { programs } from './catalog-tables.ts';
import { contentId as id, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';
import { wordsIn } from './words-in.ts';

const localized = () => jsonb().$type<Localized>().notNull();
/** `ground` is the colour that is seen before the picture is there. */
export interface StoredPicture {
  readonly name: string;
  readonly color: string;
  readonly view: ProductView;
  readonly ground: string;
}
/** ISO 4217; an amount beside it is in its minor units. */
const currency = () => text().notNull().default('EGP');

export const productCategories = pgTable('product_categories', {
  id: id(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  name: localized(),
  /** Null: at the top of the tree. */
  parentId: integer().references((): AnyPgColumn => productCategories.id, { onDelete: 'set null' }),
  /** Counted anew whenever products are written, like the colors and sizes that its products have. */
  productTotal: integer().notNull().default(0),
  colors: text().array().notNull().default([]),
  sizes: text().array().notNull().default([]),
  updatedAt: updatedAt(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    position: integer().notNull(),
    name: localized(),
    /** Its name in all languages, in the form in which words are looked for. */
    nameWords: text().notNull().default(''),
    description: localized(),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id),
    price: integer().notNull(),
    compareAtPrice: integer(),
    currency: currency(),
    stockQuantity: integer().notNull().default(0),
    /** Indexes know this one: a sale that leaves some changes none of them. */
    inStock: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`stock_quantity > 0`),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewCount: integer().notNull(),
    soldCount: integer().notNull(),
    addedOn: date({ mode: 'string' }).notNull(),
    colors: text().array().notNull(),
    sizes: text().array().notNull(),
    weightGrams: integer().notNull(),
    shape: text().notNull(),
    motif: text().notNull(),
    /** The film or series that it comes from. */
    programId: integer().references(() => programs.id, { onDelete: 'set null' }),
    tags: text().array().notNull(),
    pictureColor: text().notNull(),
    /** Drawn pictures of each colour, those of its first one first. Empty: only the one that has its slug. */
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    taxClass: text({ enum: taxClasses }).notNull().default('standard'),
    /** The file that its buyers load, below the folder of files. Null: it is a thing, and is sent. */
    file: text(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // `desc()` of a query puts nothing first; an index serves it that does so too.
    index('products_category_order_index').on(table.categoryId, table.position, table.id),
    index('products_order_index').on(table.position, table.id),
    index('products_sold_order_index').on(table.soldCount.desc().nullsFirst(), table.position, table.id),
    index('products_rating_order_index').on(
      table.rating.desc().nullsFirst(),
      table.reviewCount.desc().nullsFirst(),
      table.position,
      table.id,
    ),
    index('products_added_order_index').on(table.addedOn.desc().nullsFirst(), table.position, table.id),
    index('products_updated_index').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_price_order_index').on(table.price, table.position, table.id),
    // Whatever filters are combined, it alone answers which products fit and how many they are: no row is read for it.
    index('products_filter_index').on(
      table.categoryId,
      table.position,
      table.id,
      table.price,
      table.compareAtPrice,
      table.rating,
      table.reviewCount,
      table.soldCount,
      table.addedOn,
      table.inStock,
      table.programId,
      table.colors,
      table.sizes,
    ),
    // Colours and sizes that few products have.
    index('products_colors_index').using('gin', table.colors),
    index('products_sizes_index').using('gin', table.sizes),
    // Few products are reduced.
    index('products_reduced_index')
      .on(table.position, table.id)
      .where(sql`${table.compareAtPrice} is not null`),
    index('products_program_index').on(table.programId),
    index('products_tags_index').using('gin', table.tags),
    index('products_name_words_index').using('gin', wordsIn(table.nameWords)),
  ],
);

/** Prices are for a month. */
export const plans = pgTable('plans', {
  code: text({ enum: planCodes }).primaryKey(),
  position: integer().notNull(),
  name: localized(),
  description: localized(),
  price: integer().notNull(),
  currency: currency(),
  features: jsonb().$type<{ ar: string[]; en: string[] } & Partial<Record<string, string[]>>>().notNull(),
  isRecommended: boolean().notNull(),
});
