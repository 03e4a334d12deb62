import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/connect.ts';
import { allTexts, type Localized } from '../database/localized.ts';

/** One way in which things are filed under others. */
export interface Filing {
  readonly how: string;
  /** The table that knows it, and the thing's id there. */
  readonly links: PgTable;
  readonly owner: PgColumn;
  /** What it is filed under, and which of those rows. */
  readonly named: PgTable & { slug: PgColumn; name: PgColumn };
  readonly on: SQL;
  readonly order: SQL | PgColumn;
}

interface NamedRow extends Record<string, unknown> {
  readonly owner: number;
  readonly how: string;
  readonly slug: string;
  readonly name: Localized;
}

/** What one thing is filed under, in order, with the names in all languages. */
export type Filed = (how: string) => readonly { readonly slug: string; readonly texts: readonly string[] }[];

/** The names of everything that some things are filed under, in one statement. */
export async function readNames(
  tx: Transaction,
  filings: readonly Filing[],
  ids: readonly number[],
): Promise<(id: number) => Filed> {
  const selects = filings.map(
    ({ how, links, owner, named, on, order }) => sql`
      select ${owner} as owner, ${how}::text as how, ${named.slug} as slug, ${named.name} as name, ${order}::text as place
      from ${links} join ${named} on ${on} where ${owner} = any(${sql.param(ids)}::int[])`,
  );
  const { rows } = await tx.execute<NamedRow>(
    sql`select owner, how, slug, name from (${sql.join(selects, sql` union all `)}) as named order by owner, how, length(place), place`,
  );
  const byOwner = new Map(ids.map((id) => [id, [] as NamedRow[]]));
  for (const row of rows) byOwner.get(row.owner)?.push(row);
  return (id) => (how) =>
    (byOwner.get(id) ?? []).flatMap((row) => (row.how === how ? [{ slug: row.slug, texts: allTexts(row.name) }] : []));
}

/** The names of some things, in all languages. */
export const textsOf = (filed: ReturnType<Filed>): string[] => filed.flatMap(({ texts }) => texts);

/** A facet a thing. */
export const facetsOf = <Name extends string>(name: Name, filed: ReturnType<Filed>): (readonly [Name, string])[] =>
  filed.map(({ slug }) => [name, slug] as const);
