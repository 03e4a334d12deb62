import { blogPaths } from './blog-paths.ts';
import { orderNumberOf } from './orders.ts';

/** How much a site has, as its api tells. */
export interface Totals {
  readonly programs: number;
  readonly episodes: number;
  readonly people: number;
  readonly tags: number;
  readonly products: number;
  readonly posts: number;
}

/** Something that visitors or members read of the api. */
export interface Read {
  readonly name: string;
  /** Its address; each turn may ask for another thing. */
  readonly path: (totals: Totals, turn: number) => string;
  readonly isOfMember?: boolean;
  /** It may look at each row; moderators alone ask for it. */
  readonly readsAll?: boolean;
}

const pageSize = 24;
const lastPage = (total: number) => Math.max(1, Math.floor(total / pageSize));
/** Ids in no order, all over the table. */
const anyOf = (total: number, turn: number) => 1 + ((turn * 7919) % total);

const list = (address: string): Read => ({ name: address, path: () => address });
const deep = (address: string, noun: keyof Totals): Read => ({
  name: `${address}, last page`,
  path: (totals) => `${address}${address.includes('?') ? '&' : '?'}page=${lastPage(totals[noun])}`,
});
const one = (address: string, noun: keyof Totals): Read => ({
  name: `${address}{id}`,
  path: (totals, turn) => `${address}${anyOf(totals[noun], turn)}`,
});
const sought = (what: string, q: string): Read => ({ name: `/search, ${what}`, path: () => `/search?q=${q}` });
const ofMember = (read: Read): Read => ({ ...read, isOfMember: true });

/** Every read whose cost could grow with the contents. */
export const reads: readonly Read[] = [
  ...['/home', '/slider', '/categories', '/categories/1', '/categories/1/programs'].map(list),
  ...['/genres', '/tags', '/tags/night'].map(list),
  deep('/tags', 'tags'),
  ...['/programs', '/programs?kind=series', '/programs?genre=drama', '/programs?genre=musical'].map(list),
  ...['/programs?tag=night', '/programs?tag=animals', '/programs?genre=drama&tag=night'].map(list),
  ...['/programs?kind=movie&genre=comedy', '/programs?ids=3,7,5,11,90'].map(list),
  deep('/programs', 'programs'),
  ...['newest', 'popular', 'rating', 'title', 'year'].map((sort) => list(`/programs?sort=${sort}`)),
  deep('/programs?sort=title', 'programs'),
  ...['genre=drama,comedy', 'yearFrom=1960&yearTo=1969', 'language=en', 'length=long&sort=title', 'maturity=7'].map(
    (filter) => list(`/programs?${filter}`),
  ),
  ...[
    'access=subscriber',
    'kind=video',
    'videoType=clip&sort=newest',
    'kind=movie&genre=drama&maturity=7&yearFrom=1980&sort=newest',
  ].map((filter) => list(`/programs?${filter}`)),
  ...[
    '/programs/new',
    '/programs/1/videos',
    '/programs/1/preview',
    '/lists',
    '/lists/new',
    '/lists/classics',
    '/lists/top-rated',
  ].map(list),
  one('/programs/', 'programs'),
  one('/episodes/', 'episodes'),
  list('/people'),
  deep('/people', 'people'),
  ...['sort=name', 'sort=credits', 'designation=camera&sort=name', 'letter=n&lang=en', 'q=nad'].map((query) =>
    list(`/people?${query}`),
  ),
  ...['/people/letters', '/people/letters?lang=en'].map(list),
  one('/people/', 'people'),
  ...['default', 'popularity', 'rating', 'latest', 'price-asc', 'price-desc'].map((sort) =>
    list(`/products?sort=${sort}`),
  ),
  ...[
    '/products?category=kitchen',
    '/products?category=kitchen&sort=rating',
    '/products?q=mug',
    '/products/sahra-mug',
  ].map(list),
  { name: '/products?programId={id}', path: ({ programs }, turn) => `/products?programId=${anyOf(programs, turn)}` },
  ...[
    '/products?minPrice=20000&maxPrice=40000',
    '/products?color=night,rose&size=M&inStock=true',
    '/products?color=nile&sort=price-asc',
    '/products?size=XL&sort=latest',
    '/products?category=wear&rating=4&maxPrice=60000&sort=popularity',
    '/products?reduced=true&inStock=true&sort=popularity',
    '/products?rating=5&sort=rating',
    '/products?color=no-such',
    '/product-facets',
    '/product-facets?category=kitchen&color=night&inStock=true',
    '/product-facets?minPrice=290000&rating=4&fromFilms=true&size=M',
    '/shop-front',
  ].map(list),
  deep('/products', 'products'),
  deep('/products?sort=rating', 'products'),
  list('/product-categories'),
  ...blogPaths.map(list),
  deep('/posts', 'posts'),
  // Of as many rows as the demo has too; and of as many as there are, where what a row costs is compared.
  ...['/plans', '/sitemap', '/sitemap/programs?pageSize=100', '/sitemap/episodes?pageSize=400'].map(list),
  ...[
    '/sitemap/programs?pageSize=1000',
    '/sitemap/episodes?pageSize=1000',
    '/sitemap/videos?pageSize=100',
    '/sitemap/playlists?pageSize=100',
    '/sitemap/posts?pageSize=100',
  ].map(list),
  {
    name: '/sitemap/episodes?pageSize=1000, last whole page',
    path: ({ episodes }) => `/sitemap/episodes?pageSize=1000&page=${Math.max(1, Math.floor(episodes / 1000))}`,
  },
  sought('one letter', 'ل'),
  sought('common word', 'ليلة'),
  sought('rare word', 'زويلة'),
  sought('two words', 'night cairo'),
  sought('misspelt', 'alexndria'),
  sought('nothing', 'qzxwvk'),
  sought('a genre', 'drama'),
  sought('a kind of thing', 'مسلسل'),
  sought('in Latin letters', 'leilet el qahera'),
  sought('with the keyboard in English', 'hgrhivm'),
  sought('an article', 'ال'),
  sought('articles alone', 'of the in'),
  sought('eight common words', 'night road house song letter shadow train key'),
  sought('single letters', 'ا ب ت ث ج ح خ د'),
  sought('a hundred letters', 'x'.repeat(100)),
  sought('wildcards', '%25_%25*'),
  sought('some of the words', 'night lighthouse cairo zeppelin'),
  sought('one area', 'night&area=streaming'),
  sought('one area, narrowed', 'drama&area=streaming&genre=comedy&kind=series'),
  sought('one area, a deep page', 'مسلسل&area=streaming&page=20'),
  ofMember(list('/account/home')),
  ofMember(list('/account/recommended-products')),
  list('/home/own?progress=3:12,7:5,11:86400,90:30&watchlist=3,7,5,11,90'),
  ofMember(list('/account/progress')),
  ofMember(one('/account/programs/', 'programs')),
  ofMember(list('/account/watchlist')),
  ofMember(list('/account/contributions')),
  ...['/account/history', '/account/likes', '/account/playlists', '/account/playlists?program=3'].map((address) =>
    ofMember(list(address)),
  ),
  list('/playlists'),
  list('/playlists?label=classics'),
  list('/playlists/1'),
  list('/programs/1/totals'),
  list('/episodes?ids=3,7,5,11,90'),
  ...['newest', 'oldest', 'helpful'].map((sort) => list(`/things/post/1/contributions?sort=${sort}`)),
  list('/contributions/3/replies'),
  // An admin also reads what waits there.
  ofMember(list('/things/post/1/contributions/own')),
  ...['newest', 'highest', 'lowest'].map((sort) => list(`/things/program/1/contributions?sort=${sort}`)),
  list('/things/program/1/contributions?rating=1'),
  ofMember(list('/things/program/1/contributions/own')),
  ...['', '?status=waiting', '?status=hidden', '?reported=true', '?author=2'].map((query) =>
    ofMember(list(`/admin/contributions${query}`)),
  ),
  { ...ofMember(list('/admin/contributions?thing=product')), readsAll: true },
  {
    ...ofMember({
      name: '/admin/contributions?q={a word that some tens have}',
      // Numbers that end so: what many have costs by how many they are.
      path: ({ programs }) => `/admin/contributions?q=${programs > 1_000 ? 1019 : 19}th`,
    }),
    readsAll: true,
  },
  ofMember(list('/admin/contribution-blocks')),
  ...['newest', 'highest'].map((sort) => list(`/things/product/1/contributions?sort=${sort}`)),
  ...[
    '/account/orders',
    '/account/orders?page=2',
    `/account/orders/${orderNumberOf(7)}`,
    `/orders/${orderNumberOf(7)}/downloads`,
  ].map((address) => ofMember(list(address))),
  ofMember(list('/cart')),
  ofMember(list('/cart/count')),
  ...[
    '',
    '?page=20',
    '?status=processing',
    '?status=on-hold&page=2',
    `?q=${orderNumberOf(31)}`,
    '?q=buyer-77@',
    '?q=mona+buyer77',
  ].map((query) => ofMember(list(`/admin/orders${query}`))),
  ofMember(list(`/admin/orders/${orderNumberOf(9)}`)),
  ...['', '?page=20', '?show=low', '?q=mug&pageSize=5', '?q=sahra-mug', '?q=%D9%83%D9%88%D8%A8&show=low'].map((query) =>
    ofMember(list(`/admin/stock${query}`)),
  ),
  ofMember(list('/admin/stock/3/movements')),
  ...['', '?q=mug&pageSize=5', '?q=sahra-mug'].map((query) => ofMember(list(`/admin/products${query}`))),
];
