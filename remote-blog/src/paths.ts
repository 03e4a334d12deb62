import { queryOf } from '@sahra/shared/addresses';

/** Addresses of the blog's pages. */
export const paths = {
  blogs: {
    id: 'blog.posts',
    pattern: '/blogs',
    href: (query: { type?: string; page?: number } = {}) => `/blogs${queryOf(query)}`,
  },
  /** By the slug that a post has in any language. */
  post: {
    id: 'blog.post',
    pattern: '/blogs-detail/:slug?',
    href: (slug: string) => `/blogs-detail/${encodeURIComponent(slug)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    blog: typeof paths;
  }
}
