import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { csvOf } from '../server/http/csv.ts';
import { columnsIn, isListed } from './managed-stock.ts';

/** What a list of the stock has, as a table. */
export const exportStock = (
  database: Database,
  filter: { q: string; show?: 'low' | undefined },
  language: LanguageCode,
): AsyncGenerator<string> =>
  csvOf(
    (after, limit) =>
      database
        .select(columnsIn(language))
        .from(productVariants)
        .innerJoin(products, eq(products.id, productVariants.productId))
        .where(and(isListed(filter), gt(productVariants.id, after)))
        .orderBy(asc(productVariants.id))
        .limit(limit),
    {
      sku: ({ sku }) => sku,
      product: ({ slug }) => slug,
      name: ({ name }) => name,
      color: ({ color }) => color,
      size: ({ size }) => size,
      stock: ({ stock }) => stock,
    },
  );
