import type { Page } from '@sahra/shared/schemas/common';
import { type Download, downloadRefusals } from '@sahra/shared/schemas/orders';
import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { downloads, orders } from '../database/order-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { isOrderOf, type Reader } from './download-holder.ts';

/** Of an order that fell through nothing is loaded any more. */
const isKept = inArray(orders.status, ['on-hold', 'processing', 'completed']);

/** A page of the files of which `condition` is true, those of the newest order first. */
export async function listDownloads(database: Database, condition: SQL, query: PageQuery): Promise<Page<Download>> {
  const { limit, offset } = limitOf(query);
  const where = and(condition, isKept);
  const { id, name, timesLeft, expiresAt } = downloads;
  const isOf = eq(orders.id, downloads.orderId);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id, name, orderNumber: orders.number, timesLeft, expiresAt })
      .from(downloads)
      .innerJoin(orders, isOf)
      .where(where)
      .orderBy(desc(orders.placedAt), asc(id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(downloads).innerJoin(orders, isOf).where(where),
  ]);
  return toPage(
    rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null })),
    counted?.total ?? 0,
    query,
  );
}

/** The file that a reader has bought, and its order; another's is none. */
async function findBought(database: Database, reader: Reader, id: number) {
  const [row] = await database
    .select({ download: downloads, order: orders })
    .from(downloads)
    .innerJoin(orders, eq(orders.id, downloads.orderId))
    .where(and(eq(downloads.id, id), isOrderOf(reader)));
  return found(row, 'download');
}

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });

/** Uses a file once more. All of it is one statement: of a hundred at the same moment as many succeed as there are times left. */
export async function takeDownload(database: Database, reader: Reader, id: number, now: Date) {
  const { order } = await findBought(database, reader, id);
  const { timesLeft, expiresAt } = downloads;
  const isOpen = sql`exists (select from ${orders} where ${orders.id} = ${downloads.orderId} and ${isKept})`;
  const [taken] = await database
    .update(downloads)
    .set({ timesLeft: sql`${timesLeft} - 1` })
    .where(
      and(
        eq(downloads.id, id),
        or(isNull(timesLeft), gt(timesLeft, 0)),
        or(isNull(expiresAt), gt(expiresAt, now)),
        isOpen,
      ),
    )
    .returning({ timesLeft });
  if (taken) return { ...taken, order };
  const { download } = await findBought(database, reader, id);
  if (download.expiresAt !== null && download.expiresAt <= now)
    throw refuse(downloadRefusals.expired, 'The time for this file is over');
  if (download.timesLeft === 0) throw refuse(downloadRefusals.used, 'This file was loaded as often as it may be');
  throw refuse(downloadRefusals.ended, 'The order of this file was called off');
}

/** What a signed address leads to. */
export async function findFile(database: Database, id: number) {
  const [row] = await database
    .select({ name: downloads.name, file: downloads.file })
    .from(downloads)
    .innerJoin(orders, eq(orders.id, downloads.orderId))
    .where(and(eq(downloads.id, id), isKept));
  return found(row, 'file');
}
