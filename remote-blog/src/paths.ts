import { fixed, paged, queryOf } from '@sahra/shared/addresses';

/** By what a list of posts is narrowed, and which page of it. */
type ListQuery = Readonly<{ type?: string | undefined; q?: string | undefined; page?: number | undefined }>;

/** By what the list of the editors' room is narrowed. */
type EditedPostsQuery = Readonly<
  Partial<Record<'state' | 'language' | 'author' | 'missing' | 'q', string>> & { page?: number | undefined }
>;

/** Slugs have letters of every script. */
const part = encodeURIComponent;

/** Addresses of the blog's pages. */
export const paths = {
  blogs: {
    id: 'blog.posts',
    pattern: '/blogs',
    /** `q`: words that titles must have. */
    href: ({ q, type, page }: ListQuery = {}) => `/blogs${queryOf({ q, type, page })}`,
  },
  /** The same posts in one, two or more columns. */
  blogGrid: {
    id: 'blog.grid',
    pattern: '/blogs/:grid',
    href: (grid: string, query: ListQuery = {}) => `/blogs/${grid}${queryOf(query)}`,
  },
  /** The same posts beside the ways into the blog: `left` is before them, `right` behind them, in either direction of writing. */
  blogSidebar: {
    id: 'blog.sidebar',
    pattern: '/blogs-sidebar/:position',
    href: (position: string, query: ListQuery = {}) => `/blogs-sidebar/${position}${queryOf(query)}`,
  },
  postCategories: fixed('blog.categories', '/blogs-category'),
  postCategory: {
    id: 'blog.category',
    pattern: '/blogs-category/:category',
    href: (slug: string, query: ListQuery = {}) => `/blogs-category/${part(slug)}${queryOf(query)}`,
  },
  postTags: fixed('blog.tags', '/blogs-tag'),
  postTag: {
    id: 'blog.tag',
    pattern: '/blogs-tag/:tag',
    href: (slug: string, query: ListQuery = {}) => `/blogs-tag/${part(slug)}${queryOf(query)}`,
  },
  postAuthors: fixed('blog.authors', '/blogs-author'),
  postAuthor: {
    id: 'blog.author',
    pattern: '/blogs-author/:author',
    href: (slug: string, query: ListQuery = {}) => `/blogs-author/${part(slug)}${queryOf(query)}`,
  },
  postDates: fixed('blog.dates', '/blogs-date'),
  /** Of a year, a month or a day: `2026`, `2026-03`, `2026-03-08`. */
  postDate: {
    id: 'blog.date',
    pattern: '/blogs-date/:date',
    href: (date: string, query: ListQuery = {}) => `/blogs-date/${date}${queryOf(query)}`,
  },
  /** Without a slug it leads to the newest post. */
  post: {
    id: 'blog.post',
    pattern: '/blogs-detail/:slug?',
    href: (slug: string) => `/blogs-detail/${part(slug)}`,
  },
  /** Without a slug it leads to the newest post of the type. */
  singlePost: {
    id: 'blog.single',
    pattern: '/blog-single/:type/:slug?',
    href: (type: string, slug?: string) => `/blog-single/${type}${slug === undefined ? '' : `/${part(slug)}`}`,
  },
  /** Issues of the newsletter, in the rooms of editors. */
  letters: paged('blog.letters', '/account/admin/letters'),
  letterBounces: paged('blog.letter-bounces', '/account/admin/letters/bounces'),
  /** Below `ids`, as no two pages may have addresses in common. `preview`: a language; `month`: whose posts are offered. */
  letter: {
    id: 'blog.letter',
    pattern: '/account/admin/letters/ids/:id',
    href: (id: number, query: { preview?: string; month?: string } = {}) =>
      `/account/admin/letters/ids/${id}${queryOf(query)}`,
  },
  /** A post that has all that a post can have. */
  postTemplate: fixed('blog.template', '/blog-template'),
  /** For authors and editors, as what follows. */
  editedPosts: {
    id: 'blog.edited-posts',
    pattern: '/account/admin/posts',
    href: (query: EditedPostsQuery = {}) => `/account/admin/posts${queryOf(query)}`,
  },
  newPost: fixed('blog.new-post', '/account/admin/posts/new'),
  /** The text of a post in a language; `beside`: the language of the text that is shown next to it. */
  writing: {
    id: 'blog.writing',
    pattern: '/account/admin/posts/ids/:id/:language',
    href: (id: number, language: string, query: { beside?: string | undefined } = {}) =>
      `/account/admin/posts/ids/${id}/${language}${queryOf(query)}`,
  },
  /** How it has been; `number`: one of these, compared with what it is now. */
  postRevisions: {
    id: 'blog.post-revisions',
    pattern: '/account/admin/posts/ids/:id/:language/revisions',
    href: (id: number, language: string, query: { number?: number | undefined } = {}) =>
      `/account/admin/posts/ids/${id}/${language}/revisions${queryOf(query)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    blog: typeof paths;
  }
}
