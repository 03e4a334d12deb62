import { queryOf } from '@sahra/shared/addresses';

/** Addresses of the shop's pages. */
export const paths = {
  shop: {
    id: 'shop.products',
    pattern: '/shop',
    href: (query: { sort?: string; page?: number; category?: string } = {}) => `/shop${queryOf(query)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    shop: typeof paths;
  }
}
