import type { Page, Product, ProductFacets } from '@sahra/shared/facade';
import { answers as shopAnswers, pageOfProducts } from './product-samples.ts';

/** What a request for the list, or for its facets, asked for. */
export type AskedQuery = Readonly<Record<string, string | number | undefined>>;

/** 31 products, of which two are roses: one in M, reduced, for 300 pounds, one in L. */
const all = pageOfProducts(31, 31).items.map((product): Product => {
  if (product.id === 5)
    return { ...product, colors: ['rose'], sizes: ['M'], price: { amount: 30_000, currency: 'EGP' } };
  return product.id === 6 ? { ...product, colors: ['rose'], sizes: ['L'] } : product;
});

const includesAny = (values: readonly string[], asked: AskedQuery[string]) =>
  asked === undefined ||
  String(asked)
    .split(',')
    .some((one) => values.includes(one));

const fits = ({ colors, sizes, price, category, inStock }: Product, query: AskedQuery) =>
  includesAny(colors, query.color) &&
  includesAny(sizes, query.size) &&
  (query.category ?? category.slug) === category.slug &&
  price.amount >= Number(query.minPrice ?? 0) &&
  price.amount <= Number(query.maxPrice ?? Infinity) &&
  (query.inStock === undefined || inStock);

const money = (amount: number) => ({ amount, currency: 'EGP' });
const facets: ProductFacets = {
  isMore: false,
  categories: [
    { slug: 'kitchen', name: 'Kitchen', parent: null, count: 31 },
    { slug: 'mugs', name: 'Mugs', parent: 'kitchen', count: 4 },
    { slug: 'paper', name: 'Paper', parent: null, count: 0 },
  ],
  colors: [
    { value: 'night', count: 29 },
    { value: 'rose', count: 2 },
    { value: 'ochre', count: 1 },
  ],
  sizes: [
    { value: 'M', count: 1 },
    { value: 'L', count: 1 },
  ],
  ratings: [4, 3, 2, 1].map((atLeast) => ({ atLeast, count: 31 })),
  price: { lowest: money(20_000), highest: money(30_000) },
  currency: 'EGP',
  inStock: 30,
  reduced: 1,
  fromFilms: 26,
};

/** A shop whose list can be narrowed; what it was asked for is in `asked`. */
export function listAnswers() {
  const asked: AskedQuery[] = [];
  const answers = {
    ...shopAnswers(),
    '/products': (query: AskedQuery): Page<Product> => {
      asked.push(query);
      const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? 24)];
      const found = all.filter((product) => fits(product, query));
      const sorted = query.sort === 'price-asc' ? found.toReversed() : found;
      return { items: sorted.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: sorted.length };
    },
    '/product-facets': facets,
  };
  return { answers, asked };
}

/** On a wide screen a style sheet shows the filters, which are none of the browser's own: a test has none. */
export const showFilters = () => document.querySelector('[popover]')?.removeAttribute('popover');
