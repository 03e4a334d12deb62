import type { SearchType } from '@sahra/shared/schemas/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { searchEntries } from '../database/search-tables.ts';
import { limitOf, type PageQuery } from '../server/http/paging.ts';
import { TIERS } from './search-index.ts';
import { type Likeness, type Reading, worths } from './vocabulary.ts';

/** As many entries of a type as are counted and listed. */
export const MOST = 300;
/** As many of them as are ranked by more than how popular they are: those with the words in their heads, and others. */
const RANKED_HEADS = 60;
const RANKED_BODIES = 20;

/** What entries are looked for by. */
export interface Wanted {
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  /** How many of the words an entry must have. */
  readonly least: number;
  readonly types: readonly SearchType[];
  /** How many entries of each type there are. */
  readonly sizes: Reading['counts'];
  /** `genre=comedy`: entries must have each of them. */
  readonly facets: readonly string[];
  /** Genres that the words name. */
  readonly genres: readonly string[];
}

const lexeme = (word: string): string => `'${word}'`;
const anyOf = (words: readonly string[]): string => `(${[...new Set(words)].map(lexeme).join(' | ')})`;

/** Every way to choose `count` of some things. */
function choicesOf<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, index) =>
    choicesOf(things.slice(index + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}

/** What must be in an entry; undefined where nothing can be. Words come from the table of words and are letters and digits only. */
export function conditionOf({ words, readings, least, facets }: Wanted): string | undefined {
  const known = words.flatMap((_, at) => {
    const mine = readings.filter((reading) => reading.at === at).map(({ word }) => word);
    return mine.length > 0 ? [anyOf(mine)] : [];
  });
  if (known.length < least || least < 1) return undefined;
  const choices = choicesOf(known, least).map((choice) => `(${choice.join(' & ')})`);
  return [`(${choices.join(' | ')})`, ...facets.map(lexeme)].join(' & ');
}

/** How well an entry has one of the words, from 0 to 1: the best of the ways in which it has it. */
function worthOfWord(readings: readonly Reading[]): SQL {
  const ways = (Object.keys(worths) as Likeness[]).flatMap((likeness) => {
    const mine = readings.filter((reading) => reading.likeness === likeness).map(({ word }) => word);
    // ts_rank shares one hit among all words of the query.
    return mine.length > 0
      ? [
          sql`${worths[likeness]}::real * least(1, ${new Set(mine).size * 1.645}::real * ts_rank('{0.15,0.45,0.9,1}', vector, ${anyOf(mine)}::tsquery))`,
        ]
      : [];
  });
  return ways.length > 0 ? sql`greatest(0::real, ${sql.join(ways, sql`, `)})` : sql`0::real`;
}

/** The rank of an entry; the rules are those of decision 0049. */
function scoreOf({ words, readings, genres }: Wanted): SQL {
  const ofWords = words.map((_, at) => worthOfWord(readings.filter((reading) => reading.at === at)));
  const main = genres.map((genre) => `mainGenre=${genre}`);
  const further = genres.map((genre) => `genre=${genre}`);
  return sql`(${sql.join(ofWords, sql` + `)}) / ${words.length}::real
    + case when facets && array[${`title=${words.join(' ')}`}::text] then 1 when in_head then 0.3 * least(1, ${words.length}::real / title_words) else 0 end
    + case when facets && ${sql.param(main)}::text[] then 0.6 when facets && ${sql.param(further)}::text[] then 0.3 else 0 end
    + 0.15 * popularity
    + case type when 'program' then 0.1 when 'person' then 0.1 when 'product' then 0.05 when 'post' then 0.03 else -0.5 end`;
}

/** How many entries of a type may have what is wanted, if words were spread evenly. */
function expect({ words, readings, least, sizes }: Wanted, type: SearchType): number {
  const size = sizes[type] ?? 0;
  const each = words.map((_, at) =>
    readings.reduce((sum, reading) => (reading.at === at ? sum + (reading.counts[type] ?? 0) : sum), 0),
  );
  if (least < words.length) return each.reduce((sum, count) => sum + count, 0);
  return each.reduce((rest, count) => rest * Math.min(1, count / Math.max(size, 1)), size);
}

/** Whether as many entries of a type as are listed are known to have what is wanted, without looking: one word alone is enough. */
const isFull = ({ words, readings, least, facets }: Wanted, type: SearchType): boolean =>
  (words.length === 1 || least === 1) &&
  facets.length === 0 &&
  readings.some(({ counts }) => (counts[type] ?? 0) >= MOST);

/** Ends of the words that say how popular an entry is, from the top. */
const tiers = Array.from({ length: TIERS + 1 }, (_, index) => `/${TIERS - index}`);

/**
 * Statement part: entries of each type with a condition in one of the vectors. Where there are more than are listed, they are asked for
 * class by class, the popular first, until there are enough: what a common word costs depends on the size of a class.
 */
export function pick(wanted: Wanted, vector: SQL, condition: string, mostOf: (type: SearchType) => number): SQL {
  const picks = wanted.types.flatMap((type) => {
    const count = expect(wanted, type);
    if (count === 0) return [];
    const is = `is=${type}`;
    const most = mostOf(type);
    const found = (lexemes: SQL, limit: number) =>
      sql`select entity_id, popularity from ${searchEntries} where ${vector} @@ (${lexemes} && ${condition}::tsquery) limit ${limit}`;
    return count <= MOST
      ? [sql`select ${type}::text as type, few.* from (${found(sql`${lexeme(is)}::tsquery`, MOST)}) as few`]
      : [
          sql`(select ${type}::text as type, many.* from unnest(${sql.param(tiers)}::text[]) as tier (name) cross join lateral (
            ${found(sql`quote_literal(${is} || tier.name)::tsquery`, most)}) as many limit ${most})`,
        ];
  });
  if (picks.length === 0) return sql`select ''::text as type, 0 as entity_id, 0::real as popularity where false`;
  return sql.join(picks, sql` union all `);
}

/** Statement parts that end in `listed`: the entries of each type that have what is wanted, the best of them with their score. */
const entriesOf = (wanted: Wanted, condition: string, shown: number): SQL => {
  const title = [lexeme(`title=${wanted.words.join(' ')}`), ...wanted.facets.map(lexeme)].join(' & ');
  return sql`
    matches as materialized (${pick(wanted, sql`vector`, condition, (type) => (isFull(wanted, type) ? Math.min(MOST, shown + RANKED_BODIES) : MOST))}),
    chosen as materialized (
      select type, entity_id, bool_or(in_head) as in_head from (
        select type, entity_id, true as in_head, row_number() over (partition by type order by popularity desc, entity_id) as place, ${RANKED_HEADS}::int as most
        from (${pick(wanted, sql`head`, condition, () => RANKED_HEADS)}) as heads
        union all
        select asked.type, found.entity_id, true, 0, 0 from unnest(${sql.param(wanted.types)}::text[]) as asked (type) cross join lateral (
          select entity_id from ${searchEntries} where head @@ (quote_literal('is=' || asked.type)::tsquery && ${title}::tsquery) limit 10) as found
        union all
        select type, entity_id, false, row_number() over (partition by type order by popularity desc, entity_id), ${RANKED_BODIES}::int from matches
      ) as candidates
      where place <= most group by type, entity_id),
    ranked as materialized (
      select type, entity_id, popularity, (${scoreOf(wanted)})::real as score
      from chosen join ${searchEntries} using (type, entity_id)),
    listed as materialized (
      select type, entity_id, coalesce(ranked.popularity, matches.popularity) as popularity, score
      from matches full join ranked using (type, entity_id))`;
};

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
  const condition = conditionOf(wanted);
  if (condition === undefined) return [];
  const { rows } = await database.execute<TypeTotal & Record<string, unknown>>(sql`
    with ${entriesOf(wanted, condition, count)}
    select type, count(*)::int as total, (
      select coalesce(json_agg(json_build_object('entityId', entity_id, 'score', score) order by score desc, popularity desc, entity_id), '[]')
      from (select * from ranked where ranked.type = listed.type order by score desc, popularity desc, entity_id limit ${count}) as first) as best
    from listed group by type`);
  return rows.map((row) =>
    isFull(wanted, row.type) ? { ...row, total: MOST } : { ...row, total: Math.min(MOST, row.total) },
  );
}

/** How many entries of each type there are. */
export async function countEntries(database: Database, wanted: Wanted): Promise<TypeTotal[]> {
  const condition = conditionOf(wanted);
  if (condition === undefined) return [];
  const { rows } = await database.execute<{ type: SearchType; total: number }>(sql`
    select type, count(*)::int as total
    from (${pick(wanted, sql`vector`, condition, (type) => (isFull(wanted, type) ? 1 : MOST))}) as found group by type`);
  return rows.map((row) => ({ ...row, total: isFull(wanted, row.type) ? MOST : row.total, best: [] }));
}

/** A page of the entries, the best first; after the ranked ones come the others, the popular first. */
export async function findPage(
  database: Database,
  wanted: Wanted,
  query: PageQuery,
): Promise<{ total: number; entries: FoundEntry[] }> {
  const condition = conditionOf(wanted);
  if (condition === undefined) return { total: 0, entries: [] };
  const { limit, offset } = limitOf(query);
  const { rows } = await database.execute<{ total: number; entries: FoundEntry[] }>(sql`
    with ${entriesOf(wanted, condition, offset + limit)}, placed as (
      select type, entity_id, row_number() over (order by score desc nulls last, popularity desc, type, entity_id) as place
      from listed order by place limit ${limit} offset ${offset})
    select (select count(*)::int from listed) as total,
      (select coalesce(json_agg(json_build_object('type', type, 'entityId', entity_id) order by place), '[]') from placed) as entries`);
  const full = wanted.types.filter((type) => isFull(wanted, type)).length * MOST;
  return rows[0] ? { ...rows[0], total: Math.max(rows[0].total, full) } : { total: 0, entries: [] };
}
