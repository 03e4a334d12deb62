import { queryOf } from '@sahra/shared/addresses';

/** Addresses of the blog's pages. */
export const paths = {
  blogs: {
    id: 'blog.posts',
    pattern: '/blogs',
    href: (query: { type?: string; page?: number } = {}) => `/blogs${queryOf(query)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    blog: typeof paths;
  }
}
