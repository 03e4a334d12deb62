import {
  appContext,
  loadFromApi,
  pageNumberOf,
  type Category,
  type LoaderFunctionArgs,
  type SearchAnswer,
  type SearchHit,
  type SearchHitOf,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import type { SearchArea, SearchGroup } from '@sahra/shared/schemas/search';
import { isAreaOpen } from '../../search/areas.ts';
import { askedOf, type Asked } from './asked.ts';

/** Hits, for the slot of each area. */
export type HitsByArea = { [Area in SearchArea]: SearchHitOf<Area>[] };

export interface FoundPage extends Omit<SearchAnswer, 'items' | 'groups'> {
  asked: Asked;
  groups: Omit<SearchGroup, 'hits'>[];
  hits: HitsByArea;
  /** Where to look where nothing was found, or nothing was asked. */
  categories: Category[];
}

const nothing: SearchAnswer = {
  ...{ items: [], page: 1, pageSize: 24, total: 0, query: '', suggestion: null },
  ...{ isRelaxed: false, totalOfAll: 0, groups: [], filters: [] },
};
const CATEGORIES = { pageSize: 12 };
/** Where all areas are shown, each brings its first hits itself. */
const NO_LIST = { pageSize: 1 };

const inAreas = (hits: SearchHit[]): HitsByArea => ({
  streaming: hits.filter((hit) => hit.type === 'program' || hit.type === 'person' || hit.type === 'episode'),
  shop: hits.filter((hit) => hit.type === 'product'),
  blog: hits.filter((hit) => hit.type === 'post'),
});

/** Reads what was found: a page of the area that is asked for, or the first hits of each. */
export async function loader(args: LoaderFunctionArgs): Promise<FoundPage> {
  const { hrefTo } = args.context.get(appContext);
  const read = askedOf(args.request.url);
  const { q } = read;
  const asked = read.area && isAreaOpen(read.area, hrefTo) ? read : { q };
  const page = pageNumberOf(args.request);
  const { items, groups, ...answer } = q
    ? await loadFromApi(args, '/search', { query: { ...asked, page, ...(!asked.area && NO_LIST) } })
    : nothing;
  if (page > 1 && (!asked.area || items.length === 0)) throw notFound();
  const isNothing = groups.length === 0;
  return {
    ...answer,
    asked,
    groups: groups.map(({ hits: _, ...group }) => group),
    hits: inAreas(asked.area ? items : groups.flatMap(({ hits }) => hits)),
    categories: isNothing ? (await loadFromApi(args, '/categories', { query: CATEGORIES })).items : [],
  };
}
