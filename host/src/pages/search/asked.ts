import { searchTextOf } from '@sahra/shared/form-rules/search-text';
import type { SearchArea, SearchFilterName, SearchQuery } from '@sahra/shared/schemas/search';

/** What the address of the page asks for. */
export type Asked = Readonly<SearchQuery>;

const areas = ['streaming', 'shop', 'blog'] as const satisfies readonly SearchArea[];
const types = ['program', 'person', 'episode', 'product', 'post'] as const satisfies readonly SearchQuery['type'][];
const kinds = ['movie', 'series'] as const satisfies readonly SearchQuery['kind'][];

/** Filters, in the order in which they are shown. */
export const filterNames = [
  'type',
  'kind',
  'category',
  'genre',
  'tag',
  'year',
  'price',
] as const satisfies readonly SearchFilterName[];

/** Parses the address: what no search knows is left out, and so are filters without an area. */
export function askedOf(url: string): Asked {
  const { searchParams } = new URL(url);
  // Without scripts a form sends what is not chosen as an empty text.
  const textOf = (name: string) => searchParams.get(name) || undefined;
  const oneOf = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === textOf(name));
  const q = searchTextOf(url);
  const area = oneOf('area', areas);
  if (!area) return { q };
  return {
    q,
    area,
    type: oneOf('type', types),
    kind: oneOf('kind', kinds),
    category: textOf('category'),
    genre: textOf('genre'),
    tag: textOf('tag'),
    year: textOf('year'),
    price: textOf('price'),
  };
}

export const hasFilters = (asked: Asked): boolean => filterNames.some((name) => asked[name]);
