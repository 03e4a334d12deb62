type Id = string | number;
const query = (params: Record<string, Id | undefined>) => {
  const pairs = Object.entries(params).filter((pair): pair is [string, Id] => pair[1] !== undefined && pair[1] !== '');
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
};
/** The first page's address has no number, so that a list has one address. */
const withoutFirstPage = <P extends { page?: number }>(params: P) => ({
  ...params,
  page: params.page === 1 ? undefined : params.page,
});
const fixed = <P extends string>(path: P) => ({ pattern: path, href: () => path });

/** A page that redirects to `next`, a path of this site. */
const withNext = <P extends string>(path: P) => ({ pattern: path, href: (next?: string) => path + query({ next }) });

/** Every URL of the site: the router's pattern and the function that makes an address, side by side. */
export const paths = {
  home: fixed('/'),
  category: {
    pattern: '/categories/:categoryId',
    href: (categoryId: Id, page?: number) => `/categories/${categoryId}${query(withoutFirstPage({ page }))}`,
  },
  /** The whole catalog: what the specification's `/shows-details/{id?}` shows without an id. */
  programs: {
    pattern: '/shows-details',
    href: (params: { kind?: string; page?: number } = {}) => `/shows-details${query(withoutFirstPage(params))}`,
  },
  program: {
    pattern: '/shows-details/:programId',
    href: (programId: Id) => `/shows-details/${programId}`,
  },
  episode: {
    pattern: '/programs/:programId/episodes/:episodeId',
    href: (programId: Id, episodeId: Id) => `/programs/${programId}/episodes/${episodeId}`,
  },
  shop: {
    pattern: '/shop',
    href: (params: { sort?: string; page?: number; category?: string } = {}) =>
      `/shop${query(withoutFirstPage(params))}`,
  },
  blogs: {
    pattern: '/blogs',
    href: (params: { type?: string; page?: number } = {}) => `/blogs${query(withoutFirstPage(params))}`,
  },
  search: {
    pattern: '/search',
    href: (params: { q?: string; page?: number } = {}) => `/search${query(withoutFirstPage(params))}`,
  },
  /** `plan`: the one that is asked for; `next`: the redirect target. */
  pricing: { pattern: '/pricing', href: (next?: string, plan?: string) => `/pricing${query({ plan, next })}` },
  /** `next`: a path of this site, where a member goes on after signing in. */
  signIn: withNext('/login'),
  signUp: withNext('/register'),
  restrictedContent: withNext('/restricted-content'),
  account: fixed('/account'),
  orders: {
    pattern: '/account/orders',
    href: (page?: number) => `/account/orders${query(withoutFirstPage({ page }))}`,
  },
  order: {
    pattern: '/account/orders/:number',
    href: (number: string) => `/account/orders/${encodeURIComponent(number)}`,
  },
  downloads: {
    pattern: '/account/downloads',
    href: (page?: number) => `/account/downloads${query(withoutFirstPage({ page }))}`,
  },
  addresses: fixed('/account/addresses'),
  billingAddress: fixed('/account/addresses/billing'),
  subscription: {
    pattern: '/account/subscription',
    href: (page?: number) => `/account/subscription${query(withoutFirstPage({ page }))}`,
  },
  details: fixed('/account/details'),
  emailAddress: fixed('/account/email'),
  devices: fixed('/account/devices'),
  dataExport: fixed('/account/export'),
  deletion: fixed('/account/deletion'),
  logout: fixed('/account/logout'),
  /** For admins, as what is below it. */
  admin: {
    pattern: '/account/admin',
    href: (params: { q?: string; page?: number } = {}) => `/account/admin${query(withoutFirstPage(params))}`,
  },
  adminSubscriptions: {
    pattern: '/account/admin/subscriptions',
    href: (params: { status?: string; q?: string; page?: number } = {}) =>
      `/account/admin/subscriptions${query(withoutFirstPage(params))}`,
  },
  adminMessages: {
    pattern: '/account/admin/messages',
    href: (params: { status?: string; page?: number } = {}) =>
      `/account/admin/messages${query(withoutFirstPage(params))}`,
  },
  adminLog: {
    pattern: '/account/admin/log',
    href: (page?: number) => `/account/admin/log${query(withoutFirstPage({ page }))}`,
  },
  lostPassword: withNext('/lost-password'),
  resetPassword: {
    pattern: '/reset-password',
    href: (params: { token?: string } = {}) => `/reset-password${query(params)}`,
  },
  verifyEmail: {
    pattern: '/verify-email',
    href: (params: { token?: string; next?: string | undefined } = {}) => `/verify-email${query(params)}`,
  },
  watchlist: {
    pattern: '/watchlist-detail',
    href: (page?: number) => `/watchlist-detail${query(withoutFirstPage({ page }))}`,
  },
  aboutUs: fixed('/about-us'),
  contactUs: fixed('/contact-us'),
  privacyPolicy: fixed('/PrivacyPolicy'),
  termsOfUse: fixed('/terms-of-use'),
  faq: fixed('/faq'),
  newsletter: fixed('/newsletter'),
  newsletterConfirm: fixed('/newsletter/confirm'),
  newsletterUnsubscribe: fixed('/newsletter/unsubscribe'),
  comingSoon: fixed('/coming-soon'),
  errorPageOne: fixed('/error-page-one'),
  errorPageTwo: fixed('/error-page-two'),
  /** For developers: every token and primitive. Only where the host server runs with `DEV_TOOLS=on`. */
  styleguide: fixed('/styleguide'),
} as const;
