import type { Product, SearchAnswer, SearchHit } from '@sahra/shared/facade';
import type { SearchArea } from '@sahra/shared/schemas/search';
import { program } from './catalog.ts';

const picture = (kind: 'portrait' | 'product' | 'post') => ({ kind, src: `/media/art/${kind}/one`, color: 'black' });
const product = (id: number): Product => ({
  id,
  slug: `product-${id}`,
  sku: `SHR-${id}`,
  name: `Product ${id}`,
  category: { slug: 'kitchen', name: 'Kitchen' },
  price: { amount: 20000, currency: 'EGP' },
  compareAtPrice: null,
  rating: 4.5,
  reviewCount: 12,
  memberRating: { average: null, count: 0 },
  inStock: true,
  stockQuantity: 9,
  colors: [],
  sizes: [],
  addedOn: '2026-02-12',
  picture: picture('product'),
});

export const programHit = (id: number, title: string): SearchHit => ({ type: 'program', program: program(id, title) });
export const productHit = (id: number): SearchHit => ({ type: 'product', product: product(id) });
export const personHit = (id: number): SearchHit => ({
  type: 'person',
  person: { id, slug: `person-${id}`, name: `Person ${id}`, designation: 'acting', portrait: picture('portrait') },
});
export const postHit = (id: number): SearchHit => ({
  type: 'post',
  post: {
    id,
    slug: `post-${id}`,
    type: 'standard',
    title: `Post ${id}`,
    excerpt: '',
    contentLanguage: 'en',
    author: { slug: 'mariam', name: 'Mariam Adel' },
    categories: [],
    tags: [],
    publishedAt: '2026-03-07T22:30:00Z',
    readingMinutes: 4,
    commentCount: 0,
    picture: picture('post'),
    quote: null,
    link: null,
  },
});

const areaOf = {
  program: 'streaming',
  person: 'streaming',
  episode: 'streaming',
  product: 'shop',
  post: 'blog',
} as const;
const areas: readonly SearchArea[] = ['streaming', 'shop', 'blog'];

interface AnswerDetails extends Partial<Omit<SearchAnswer, 'groups' | 'total'>> {
  /** Of all areas; what is more than the hits are films and series. */
  total?: number;
  /** The one that is asked for. */
  area?: SearchArea | undefined;
}

/** What the api says where these are the best hits. */
export function answerOf(hits: SearchHit[], { total = hits.length, area, ...more }: AnswerDetails = {}): SearchAnswer {
  const groups = areas.flatMap((each) => {
    const own = hits.filter(({ type }) => areaOf[type] === each);
    const count = own.length + (each === 'streaming' ? total - hits.length : 0);
    return own.length > 0 ? [{ area: each, total: count, isMore: false, types: [], hits: area ? [] : own }] : [];
  });
  return {
    items: area ? hits.filter(({ type }) => areaOf[type] === area) : hits.slice(0, 1),
    page: 1,
    pageSize: 24,
    total: groups.find((group) => group.area === area)?.total ?? 0,
    query: 'night',
    suggestion: null,
    isRelaxed: false,
    totalOfAll: total,
    groups,
    filters: [],
    ...more,
  };
}
