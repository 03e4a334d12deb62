import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';

/** So much of a list is in memory at once. */
export const chunk = 500;

/** Rows behind `after`, in the order of their key, which is no part of what is told. */
export type Reader = (
  database: Database,
  after: string | number | undefined,
) => Promise<({ key: string | number } & Record<string, unknown>)[]>;
/** Whose lists are read. */
export interface Owner {
  id: string;
  email: string;
}

/** The rows whose key comes after `after`. */
export const behind = (column: AnyPgColumn | SQL, after: string | number | undefined): SQL | undefined =>
  after === undefined ? undefined : sql`${column} > ${after}`;

/** The rows of a list as JSON, a few at a time. */
export async function* readList(database: Database, read: Reader): AsyncGenerator<string> {
  let after: string | number | undefined;
  let separator = '';
  for (;;) {
    const rows = await read(database, after);
    for (const { key, ...row } of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n    ';
      after = key;
    }
    if (rows.length < chunk) return;
  }
}
