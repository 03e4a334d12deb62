import { queryOf } from '@sahra/shared/addresses';

/** Addresses of the shop's pages. */
export const paths = {
  shop: {
    id: 'shop.products',
    pattern: '/shop',
    href: (query: { sort?: string; page?: number; category?: string } = {}) => `/shop${queryOf(query)}`,
  },
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
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    shop: typeof paths;
  }
}
