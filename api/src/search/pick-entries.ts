import type { SearchType } from '@sahra/shared/schemas/search';
import { type SQL, sql } from 'drizzle-orm';
import { popularFrom, searchEntries } from '../database/search-tables.ts';
import { TIERS } from './search-index.ts';
import { type Reading, worths } from './vocabulary.ts';
import { anyOf, choicesOf, conditionOf, lexeme, type Wanted } from './wanted.ts';

/** As many entries of a type as are listed, page by page. */
export const LISTED = 150;
/** As many entries of a type as are counted where all areas are searched. */
export const COUNTED = 60;

/** At least as many entries of a type with the words in their heads are ranked by more than how popular they are, if there are. */
export const RANKED = 40;

/** Where words are looked for: in all of an entry, or in its head alone. */
type Column = 'vector' | 'head';

/** In how many entries of a type a word is. */
const countOf = ({ counts, heads }: Reading, type: SearchType, column: Column): number =>
  (column === 'head' ? heads : counts)[type] ?? 0;

/** In how many entries of a type each of the words is. */
export const countsOf = ({ words, readings }: Wanted, type: SearchType, column: Column): number[] =>
  words.map((_, at) =>
    readings.reduce((sum, reading) => (reading.at === at ? sum + countOf(reading, type, column) : sum), 0),
  );

/** Whether entries of a type have these words in their heads alone: episodes have no texts. */
const hasNoTexts = ({ readings }: Wanted, type: SearchType): boolean =>
  readings.every((reading) => countOf(reading, type, 'vector') === countOf(reading, type, 'head'));

/** What a filter leaves, about. */
const NARROWED = 0.3;

/** How many entries of a type may have what is wanted: at most, and if words were spread evenly. */
function expect(wanted: Wanted, type: SearchType, column: Column): { most: number; likely: number } {
  const size = Math.max(1, wanted.sizes[type] ?? 0);
  const choices = choicesOf(countsOf(wanted, type, column), wanted.least);
  const sumOf = (countOfChoice: (counts: readonly number[]) => number) =>
    choices.reduce((sum, counts) => sum + countOfChoice(counts), 0);
  return {
    most: sumOf((counts) => Math.min(...counts)),
    likely:
      NARROWED ** wanted.facets.length *
      sumOf((counts) => counts.reduce((rest, count) => rest * Math.min(1, count / size), size)),
  };
}

/** Whether so many entries of a type are known to have what is wanted, without looking: one word alone is enough. */
export const isFull = ({ words, readings, least, facets }: Wanted, type: SearchType, most: number): boolean =>
  (words.length === 1 || least === 1) &&
  facets.length === 0 &&
  readings.some(({ counts }) => (counts[type] ?? 0) >= most);

/** So many times as many entries as are wanted are plenty to choose from. */
const PLENTY = 20;

/**
 * Of all that one word may mean as much as gives plenty of entries of a type, the most likely first: where thousands begin with the very
 * letters that were typed, the words that only sound so are not looked up.
 */
function plentyOf(wanted: Wanted, type: SearchType, column: Column, wished: number): Wanted {
  if (wanted.words.length > 1 || wanted.facets.length > 0) return wanted;
  const best = wanted.readings.toSorted(
    (a, b) => worths[b.likeness] - worths[a.likeness] || countOf(b, type, column) - countOf(a, type, column),
  );
  let given = 0;
  let atLeast = 0;
  const readings = best.filter((reading) => {
    const count = countOf(reading, type, column);
    // Entries may have several of them: as many as have the most common one there are for certain.
    const isNeeded = given < PLENTY * wished || atLeast < wished;
    given += count;
    atLeast = Math.max(atLeast, count);
    return isNeeded;
  });
  return { ...wanted, readings };
}

/** As many classes as are asked for at once, at most: of more the popular ones would not come first. */
const MOST_TIERS = 5;

/**
 * Classes of a type by how popular entries are, from the top or from the first that is not popular: so many at once that one look
 * probably gives enough.
 */
function tiersOf(type: SearchType, most: number, likely: number, popular?: number): string[] {
  const size = Math.min(MOST_TIERS, Math.ceil((TIERS * 2 * most) / likely));
  const top = popular === undefined ? TIERS : Math.round(popular * TIERS) - 1;
  const tiers = Array.from({ length: top + 1 }, (_, index) => `is=${type}/${top - index}`);
  return tiers.flatMap((_, at) => (at % size === 0 ? [anyOf(tiers.slice(at, at + size))] : []));
}

/** So few that types are asked for together, even if words stand together more often than by chance. */
const RARE = 10;

/** The parts of a statement that look into one of the columns for entries of each type, as many as are asked for. */
function picksOf(wanted: Wanted, column: Column, mostOf: (type: SearchType) => number, wants: SQL): SQL {
  const found = (types: readonly SearchType[], among?: SQL, sought = wanted) => {
    // A word that none of them has would only be looked up.
    const readings = sought.readings.filter((reading) => types.some((type) => countOf(reading, type, column) > 0));
    const condition = conditionOf({ ...wanted, readings });
    if (condition === undefined) return sql`select ${wants} from ${searchEntries} where false`;
    const query = among ? sql`(${among} && ${condition}::tsquery)` : sql`${condition}::tsquery`;
    // Heads of each type have an index of their own: the words of all episodes are not in the way of others.
    return column === 'head'
      ? sql`select ${wants} from ${searchEntries} where type = ${types[0]} and head @@ ${query}`
      : sql`select ${wants} from ${searchEntries} where vector @@ ${query}`;
  };
  const few: SearchType[] = [];
  const picks = wanted.types.flatMap((type) => {
    const wished = mostOf(type);
    const sought = plentyOf(wanted, type, column, wished);
    const { most, likely } = expect(sought, type, column);
    if (most === 0 || wished === 0) return [];
    // Texts are not needed where heads gave enough.
    const limit =
      column === 'head'
        ? sql`${wished}::int`
        : sql`(select case when count(*) < ${wished} then ${wished}::int else 0 end from heads where heads.type = ${type})`;
    if (likely > LISTED && most > LISTED) {
      const popular = column === 'head' ? popularFrom[type] : undefined;
      const tiered = sql`
        select many.* from unnest(${sql.param(tiersOf(type, wished, likely, popular))}::text[]) as tier (name) cross join lateral (
          ${found([type], sql`tier.name::tsquery`, sought)} limit ${limit}) as many`;
      if (popular === undefined) return [sql`(${tiered} limit ${limit})`];
      // The number is written as in the index, which is not used otherwise. The second part is not begun where the first gives enough.
      const first = sql`${found([type], undefined, sought)} and popularity >= ${sql.raw(String(popular))} limit ${limit}`;
      return [sql`(select every.* from ((${first}) union all (${tiered})) as every limit ${limit})`];
    }
    if (column === 'head') return [sql`(${found([type], undefined, sought)} limit ${limit})`];
    if (most > LISTED && likely >= RARE)
      return [sql`(${found([type], sql`${lexeme(`is=${type}`)}::tsquery`, sought)} limit ${limit})`];
    few.push(type);
    return [];
  });
  const among = sql`${anyOf(few.map((type) => `is=${type}`))}::tsquery`;
  if (few.length > 0) picks.push(sql`(${found(few, among)} limit ${few.length * LISTED})`);
  return picks.length > 0 ? sql.join(picks, sql` union all `) : sql`select ${wants} from ${searchEntries} where false`;
}

/**
 * Statement parts `heads` and `matches`: entries of each type with what is wanted in their heads, at least as many as are ranked if there
 * are, and in all of them where heads do not give as many as are asked for. Where there are more, they are asked for class by class, the
 * popular first: what a common word costs depends on the size of a class.
 */
export function pickEntries(
  wanted: Wanted,
  mostOf: (type: SearchType) => number,
  wants = sql`type, entity_id, popularity`,
): SQL {
  const headsOf = (type: SearchType): number => {
    const most = Math.max(mostOf(type), RANKED);
    return hasNoTexts(wanted, type) || expect(wanted, type, 'head').likely >= most ? most : RANKED;
  };
  const restOf = (type: SearchType): number => (hasNoTexts(wanted, type) ? 0 : mostOf(type));
  return sql`
    heads as materialized (${picksOf(wanted, 'head', headsOf, wants)}),
    matches as materialized (${picksOf(wanted, 'vector', restOf, wants)})`;
}
