import type { SearchType } from '@sahra/shared/schemas/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { searchEntries } from '../database/search-tables.ts';
import { limitOf, type PageQuery } from '../server/http/paging.ts';
import { COUNTED, countsOf, isFull, LISTED, pickEntries, RANKED } from './pick-entries.ts';
import { scoreOf } from './score-entries.ts';
import { conditionOf, lexeme, type Wanted } from './wanted.ts';

/** Of those with just this title as many are looked at, so that the popular ones among them are ranked. */
const TITLED = 30;

/** How many entries of a type there are, by how many of them were found. */
const countedOf = (wanted: Wanted, { type, total }: { type: SearchType; total: number }, most: number): number =>
  isFull(wanted, type, most) ? most : Math.min(most, total);

/** Statement parts that end in `listed`: as many entries of each type as are asked for, with their score. */
function entriesOf(wanted: Wanted, mostOf: (type: SearchType) => number): SQL {
  const wants = sql`type, entity_id, popularity, head, facets, title_words`;
  // Where all heads with the words are looked at, those with just this title are among them.
  const crowded = wanted.types.filter((type) => Math.min(...countsOf(wanted, type, 'head')) > RANKED);
  const title = [`title=${wanted.words.join(' ')}`, ...wanted.facets].map(lexeme).join(' & ');
  const titled = crowded.map(
    (type) => sql` union all
      (select ${wants}, true from ${searchEntries} where type = ${type} and head @@ ${title}::tsquery limit ${TITLED})`,
  );
  return sql`
    ${pickEntries(wanted, mostOf, wants)},
    listed as materialized (
      select type, entity_id, popularity, max((${scoreOf(wanted)})::real) as score
      from (select *, true as in_head from heads union all select *, false from matches${sql.join(titled)}) as picked
      group by type, entity_id, popularity)`;
}

export interface FoundEntry {
  readonly type: SearchType;
  readonly entityId: number;
}
interface TypeTotal {
  readonly type: SearchType;
  readonly total: number;
  /** The first few, with how well they fit. */
  readonly best: readonly { readonly entityId: number; readonly score: number }[];
}

/** How many entries of each type there are, and the best of each. */
export async function findBest(database: Database, wanted: Wanted, count: number): Promise<TypeTotal[]> {
  if (conditionOf(wanted) === undefined) return [];
  // Of a type that is full, no more are needed than are shown.
  const needed = (type: SearchType) => (isFull(wanted, type, COUNTED) ? count : COUNTED);
  const { rows } = await database.execute<TypeTotal & Record<string, unknown>>(sql`
    with ${entriesOf(wanted, needed)}
    select type, count(*)::int as total, (
      select coalesce(json_agg(json_build_object('entityId', entity_id, 'score', score) order by score desc, popularity desc, entity_id), '[]')
      from (select * from listed as of_type where of_type.type = listed.type order by score desc, popularity desc, entity_id limit ${count}) as first) as best
    from listed group by type`);
  return rows.map((row) => ({ ...row, total: countedOf(wanted, row, COUNTED) }));
}

/** How many entries of each type there are. */
export async function countEntries(database: Database, wanted: Wanted): Promise<TypeTotal[]> {
  if (conditionOf(wanted) === undefined) return [];
  const full = wanted.types.filter((type) => isFull(wanted, type, COUNTED));
  const types = wanted.types.filter((type) => !full.includes(type));
  const { rows } = await database.execute<{ type: SearchType; total: number }>(sql`
    with ${pickEntries({ ...wanted, types }, () => COUNTED)}
    select type, count(*)::int as total from (select * from heads union select * from matches) as found group by type`);
  const counted = rows.map((row) => ({ type: row.type, total: countedOf(wanted, row, COUNTED), best: [] }));
  return [...full.map((type) => ({ type, total: COUNTED, best: [] })), ...counted];
}

/** A page of the entries, the best first. */
export async function findPage(
  database: Database,
  wanted: Wanted,
  query: PageQuery,
): Promise<{ total: number; entries: FoundEntry[] }> {
  if (conditionOf(wanted) === undefined) return { total: 0, entries: [] };
  const { limit, offset } = limitOf(query);
  interface Row extends Record<string, unknown> {
    totals: { type: SearchType; total: number }[];
    entries: FoundEntry[];
  }
  // Of a type that is full, no more than are shown are needed.
  const shown = Math.min(LISTED, offset + limit);
  const needed = (type: SearchType) => (isFull(wanted, type, LISTED) ? shown : LISTED);
  const { rows } = await database.execute<Row>(sql`
    with ${entriesOf(wanted, needed)}, placed as (
      select type, entity_id, row_number() over (order by score desc, popularity desc, type, entity_id) as place
      from listed order by place limit ${limit} offset ${offset})
    select (
        select coalesce(json_agg(json_build_object('type', type, 'total', total)), '[]')
        from (select type, count(*) as total from listed group by type) as counted
      ) as totals,
      (select coalesce(json_agg(json_build_object('type', type, 'entityId', entity_id) order by place), '[]') from placed) as entries`);
  const { totals, entries } = rows[0] ?? { totals: [], entries: [] };
  return { total: totals.reduce((sum, row) => sum + countedOf(wanted, row, LISTED), 0), entries };
}
