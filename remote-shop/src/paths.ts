import { fixed, paged, queryOf } from '@sahra/shared/addresses';

/** What the list of products is narrowed by, its order, how it is shown, and its page. Amounts are whole units of the currency. */
type ListQuery = Readonly<
  Partial<
    Record<
      | 'category'
      | 'minPrice'
      | 'maxPrice'
      | 'color'
      | 'size'
      | 'rating'
      | 'inStock'
      | 'reduced'
      | 'fromFilms'
      | 'sort'
      | 'view',
      string | undefined
    > & { page: number | undefined }
  >
>;

/** Addresses of the shop's pages. */
export const paths = {
  shop: {
    id: 'shop.products',
    pattern: '/shop',
    /** Its parameters in one order, so that a list has one address. */
    href: ({ category, minPrice, maxPrice, color, size, rating, sort, view, page, ...is }: ListQuery = {}) => {
      const { inStock, reduced, fromFilms } = is;
      const narrowed = { category, minPrice, maxPrice, color, size, rating, inStock, reduced, fromFilms };
      return `/shop${queryOf({ ...narrowed, sort, view, page })}`;
    },
  },
  allProducts: {
    id: 'shop.all-products',
    pattern: '/all-products',
    href: (query: { sort?: string | undefined; page?: number | undefined } = {}) => `/all-products${queryOf(query)}`,
  },
  store: fixed('shop.store', '/merchandise-store'),
  /** Without a slug it leads to what is sold most. */
  product: {
    id: 'shop.product',
    pattern: '/product-detail/:slug?',
    href: (slug: string) => `/product-detail/${slug}`,
  },
  /** What goes with a film or series; without an id what comes from any of them. */
  relatedMerchandise: {
    id: 'shop.related-merchandise',
    pattern: '/related-merchandise/:programId?',
    href: (programId?: number | string, page?: number) =>
      `/related-merchandise${programId === undefined ? '' : `/${programId}`}${queryOf({ page })}`,
  },
  /** An order of whoever placed it: a guest by their cookie, or a member. */
  order: {
    id: 'shop.order',
    pattern: '/order/:number',
    href: (number: string) => `/order/${encodeURIComponent(number)}`,
  },
  invoice: {
    id: 'shop.invoice',
    pattern: '/order/:number/invoice',
    href: (number: string) => `/order/${encodeURIComponent(number)}/invoice`,
  },
  /** Among the pages of the account, as the three that follow. */
  orders: paged('shop.orders', '/account/orders'),
  ownOrder: {
    id: 'shop.own-order',
    pattern: '/account/orders/:number',
    href: (number: string) => `/account/orders/${encodeURIComponent(number)}`,
  },
  ownInvoice: {
    id: 'shop.own-invoice',
    pattern: '/account/orders/:number/invoice',
    href: (number: string) => `/account/orders/${encodeURIComponent(number)}/invoice`,
  },
  downloads: paged('shop.downloads', '/account/downloads'),
  /** `token`: of the mail that leads to an order. */
  trackOrder: {
    id: 'shop.track-order',
    pattern: '/track-order',
    href: (query: { token?: string } = {}) => `/track-order${queryOf(query)}`,
  },
  cart: {
    id: 'shop.cart',
    pattern: '/cart',
    /** With a variant: asks whether it is to be removed. */
    href: (remove?: number) => `/cart${queryOf({ remove })}`,
  },
  checkout: fixed('shop.checkout', '/checkout'),
  /** For admins, as what follows. */
  adminOrders: {
    id: 'shop.admin-orders',
    pattern: '/account/admin/orders',
    href: (query: { status?: string; q?: string; page?: number } = {}) => `/account/admin/orders${queryOf(query)}`,
  },
  adminOrder: {
    id: 'shop.admin-order',
    pattern: '/account/admin/orders/:number',
    href: (number: string) => `/account/admin/orders/${encodeURIComponent(number)}`,
  },
  /** With `ledger`, the id of a variant, what changed of it. */
  adminStock: {
    id: 'shop.admin-stock',
    pattern: '/account/admin/stock',
    href: (query: { show?: string; q?: string; page?: number; ledger?: number } = {}) =>
      `/account/admin/stock${queryOf(query)}`,
  },
  adminProducts: {
    id: 'shop.admin-products',
    pattern: '/account/admin/products',
    href: (query: { category?: string; q?: string; page?: number } = {}) => `/account/admin/products${queryOf(query)}`,
  },
  adminNewProduct: fixed('shop.admin-new-product', '/account/admin/products/new'),
  /** Below `ids`, as no two pages may have addresses in common. `created`: it was just made. */
  adminProduct: {
    id: 'shop.admin-product',
    pattern: '/account/admin/products/ids/:id',
    href: (id: number, query: { created?: string } = {}) => `/account/admin/products/ids/${id}${queryOf(query)}`,
  },
  adminCoupons: {
    id: 'shop.admin-coupons',
    pattern: '/account/admin/coupons',
    href: (query: { state?: string; q?: string; page?: number } = {}) => `/account/admin/coupons${queryOf(query)}`,
  },
  adminNewCoupon: fixed('shop.admin-new-coupon', '/account/admin/coupons/new'),
  /** Not beside the one above: a coupon may be called `NEW`. */
  adminCoupon: {
    id: 'shop.admin-coupon',
    pattern: '/account/admin/coupons/codes/:code',
    href: (code: string) => `/account/admin/coupons/codes/${encodeURIComponent(code)}`,
  },
  adminShipping: fixed('shop.admin-shipping', '/account/admin/shipping'),
  /** Of a zone by its id, or of one that is to be: `new`. */
  adminZone: {
    id: 'shop.admin-zone',
    pattern: '/account/admin/shipping/zones/:zone',
    href: (zone: number | 'new') => `/account/admin/shipping/zones/${zone}`,
  },
  adminMethod: {
    id: 'shop.admin-method',
    pattern: '/account/admin/shipping/zones/:zone/methods/:method',
    href: (zone: number, method: number | 'new') => `/account/admin/shipping/zones/${zone}/methods/${method}`,
  },
  /** One's own; with `list`, the one that somebody gave away the link of. */
  wishlist: {
    id: 'shop.wishlist',
    pattern: '/wishlist',
    href: (query: { list?: string; remove?: number } = {}) => `/wishlist${queryOf(query)}`,
  },
  /** Where mails about what is back lead: with `want` it confirms that one waits, else it ends that. */
  stockAlerts: {
    id: 'shop.stock-alerts',
    pattern: '/stock-alerts',
    href: (query: { want?: string; token?: string } = {}) => `/stock-alerts${queryOf(query)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    shop: typeof paths;
  }
}
