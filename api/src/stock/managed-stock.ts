import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import {
  LOW_STOCK,
  type ManagedStockChange,
  type StockedVariant,
  type StockedVariants,
  type StockMovement,
  stockRefusals,
} from '@sahra/shared/schemas/managed-stock';
import { and, asc, count, desc, eq, lte, type SQL } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { selectText } from '../database/localized.ts';
import { members } from '../database/member-tables.ts';
import { orders } from '../database/order-tables.ts';
import { hasAllTerms } from '../database/search-terms.ts';
import { products } from '../database/shop-tables.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { changeStock } from './change-stock.ts';

const variants = productVariants;

/** What is said of a variant. */
export const columnsIn = (language: LanguageCode) => ({
  ...{ id: variants.id, sku: variants.sku, slug: products.slug, name: selectText(products.name, language) },
  ...{ color: variants.color, size: variants.size, stock: variants.stockQuantity },
});

/** What a list of the stock is narrowed to; words are found in the item number or a name. */
export const isListed = ({ show, q }: { show?: 'low' | undefined; q: string }): SQL | undefined =>
  and(show === 'low' ? lte(variants.stockQuantity, LOW_STOCK) : undefined, hasAllTerms(variants.searchText, q));

/** How many a list of the stock has. */
export async function countStock(database: Database, filter: Parameters<typeof isListed>[0]): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isListed(filter));
  return counted?.total ?? 0;
}

/** A page of what is sold, what there are fewest of first. */
export async function listStock(
  database: Database,
  { q, show, ...query }: PageQuery & { q: string; show?: 'low' | undefined },
  language: LanguageCode,
): Promise<StockedVariants> {
  const { limit, offset } = limitOf(query);
  const meant = isListed({ show, q });
  const ofProduct = eq(products.id, variants.productId);
  const [items, { total, isMore }] = await Promise.all([
    database
      .select(columnsIn(language))
      .from(variants)
      .innerJoin(products, ofProduct)
      .where(meant)
      .orderBy(asc(variants.stockQuantity), asc(variants.id))
      .limit(limit)
      .offset(offset),
    countUpTo(database, { limit, offset }, (most) =>
      database.select({ id: variants.id }).from(variants).where(meant).limit(most).as('seen'),
    ),
  ]);
  return { ...toPage(items, total, query), isMore };
}

async function readVariant(tx: Database | Transaction, id: number, language: LanguageCode): Promise<StockedVariant> {
  const [row] = await tx
    .select(columnsIn(language))
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, id));
  return found(row, 'variant');
}

/** An admin changes what is on the shelf. What is counted is compared with what is there while nobody else changes it. */
export const changeByHand = (
  database: Database,
  admin: Actor & { id: string },
  variantId: number,
  { reason, quantity, note }: ManagedStockChange,
  language: LanguageCode,
): Promise<StockedVariant> =>
  database.transaction(async (tx) => {
    const [held] = await tx
      .select({ sku: variants.sku, stock: variants.stockQuantity })
      .from(variants)
      .where(eq(variants.id, variantId))
      .for('update');
    const { sku, stock } = found(held, 'variant');
    const change = { delivery: quantity, count: quantity - stock, loss: -quantity }[reason];
    const short = await changeStock(tx, [{ variantId, change, reason, adminId: admin.id, note }]);
    if (short.length > 0)
      throw new ApiFailure(409, {
        code: stockRefusals.tooFew,
        message: `There are ${stock} only`,
        fields: { quantity: 'is more than there is' },
      });
    await recordAction(tx, {
      admin,
      action: 'change-stock',
      target: `variant:${sku}`,
      details: { reason, change: String(change) },
    });
    return readVariant(tx, variantId, language);
  });

/** A page of the ledger of a variant, the newest first. */
export async function listMovements(
  database: Database,
  variantId: number,
  query: PageQuery,
): Promise<Page<StockMovement>> {
  const { limit, offset } = limitOf(query);
  const { id, change, reason, note, at } = stockMovements;
  const isOfIt = eq(stockMovements.variantId, variantId);
  const [rows, [counted], known] = await Promise.all([
    database
      .select({ id, change, reason, note, at, orderNumber: orders.number, adminName: members.name })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .leftJoin(members, eq(members.id, stockMovements.adminId))
      .where(isOfIt)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(stockMovements).where(isOfIt),
    database.select({ id: variants.id }).from(variants).where(eq(variants.id, variantId)),
  ]);
  found(known[0], 'variant');
  return toPage(
    rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    counted?.total ?? 0,
    query,
  );
}
