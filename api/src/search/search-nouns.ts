import { type SearchArea, type SearchType, searchTypes } from '@sahra/shared/schemas/search';
import { personNoun } from '../people/person-search.ts';
import { postNoun } from '../posts/post-search.ts';
import { productNoun } from '../products/product-search.ts';
import { programNoun } from '../programs/program-search.ts';
import type { ReadHits, SearchNoun } from './search-noun.ts';

/** Everything that can be found; a further noun is one more entry here, and its types in `searchTypes`. */
export const searchNouns = { program: programNoun, person: personNoun, product: productNoun, post: postNoun } as const;
export type SearchNounName = keyof typeof searchNouns;

export const allNouns: readonly SearchNoun[] = Object.values(searchNouns);
export const nounNames = Object.keys(searchNouns) as SearchNounName[];

const isType = (name: string): name is SearchType => name in searchTypes;
export const allTypes: readonly SearchType[] = Object.keys(searchTypes).filter(isType);

export const typesOf = (area: SearchArea): SearchType[] => allTypes.filter((type) => searchTypes[type] === area);

/** The one that reads what is shown of hits of this type. */
export const hitsOf = (type: SearchType): ReadHits | undefined => allNouns.find(({ hits }) => hits[type])?.hits[type];
