import type { LanguageCode } from '@sahra/shared/i18n/languages';
import {
  type SearchArea,
  type SearchFilter,
  type SearchFilterName,
  searchFilters,
  searchTypes,
} from '@sahra/shared/schemas/search';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { selectText } from '../database/localized.ts';
import { LISTED, pickEntries } from './pick-entries.ts';
import { conditionOf, type Wanted } from './wanted.ts';
import { allNouns } from './search-nouns.ts';

/** A filter has no more options than somebody reads. */
const MOST_OPTIONS = 60;

type Counts = Map<SearchFilterName, { value: string; count: number }[]>;

async function countFacets(database: Database, wanted: Wanted): Promise<Counts> {
  if (conditionOf(wanted) === undefined) return new Map();
  const { rows } = await database.execute<{ name: SearchFilterName; value: string; count: number }>(sql`
    with ${pickEntries(wanted, () => LISTED, sql`type, entity_id, facets`)}
    select split_part(facet, '=', 1) as name, split_part(facet, '=', 2) as value, count(*)::int as count
    from (select distinct on (type, entity_id) facets from (select * from heads union all select * from matches) as every) as found,
      unnest(facets) as facet
    where split_part(facet, '=', 1) = any(${sql.param(searchFilters)}::text[]) group by facet order by 3 desc, 2`);
  const counts: Counts = new Map();
  for (const { name, ...option } of rows) counts.set(name, [...(counts.get(name) ?? []), option]);
  return counts;
}

const nounOf = (area: SearchArea, name: SearchFilterName) =>
  allNouns.find(
    ({ hits, filterNames }) =>
      filterNames[name] && Object.entries(searchTypes).some(([type, its]) => its === area && type in hits),
  );

/** Years begin with the last, prices with the lowest; of others the commonest come first. */
function inOrder(name: SearchFilterName, options: readonly { value: string; count: number }[]) {
  if (name === 'year') return options.toSorted((a, b) => Number(b.value) - Number(a.value));
  if (name === 'price') return options.toSorted((a, b) => Number.parseInt(a.value) - Number.parseInt(b.value));
  return options;
}

/** By what the hits of an area can be narrowed. The options of a filter that is set are those without it. */
export async function findFilters(
  database: Database,
  wanted: Wanted,
  area: SearchArea,
  language: LanguageCode,
): Promise<SearchFilter[]> {
  if (conditionOf(wanted) === undefined) return [];
  const isOf = (name: string) => (facet: string) => facet.startsWith(`${name}=`);
  const set = searchFilters.filter((name) => wanted.facets.some(isOf(name)));
  const counts = await countFacets(database, wanted);
  for (const name of set) {
    const facets = wanted.facets.filter((facet) => !isOf(name)(facet));
    counts.set(name, (await countFacets(database, { ...wanted, facets })).get(name) ?? []);
  }
  const filters = searchFilters.map(async (name) => {
    const options = inOrder(name, (counts.get(name) ?? []).slice(0, MOST_OPTIONS));
    const table = nounOf(area, name)?.filterNames[name];
    const slugs = options.map(({ value }) => value);
    const named =
      table && slugs.length > 0
        ? await database
            .select({ slug: sql<string>`${table.slug}`, label: selectText(table.name, language) })
            .from(table)
            .where(inArray(table.slug, slugs))
        : [];
    const labels = new Map(named.map(({ slug, label }) => [slug, label]));
    return { name, options: options.map((option) => ({ ...option, label: labels.get(option.value) ?? null })) };
  });
  // One that leaves no choice does not help.
  return (await Promise.all(filters)).filter(({ name, options }) => options.length > 1 || set.includes(name));
}
