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
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    shop: typeof paths;
  }
}
