import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const inBlog = { layout: 'streaming', namespaces: ['posts'] } as const;

/** The posts of a category, a tag, an author or a time have one page, whatever brings them together. */
const listed = {
  ...inBlog,
  chunk: 'src/posts/archives/archive-page.tsx',
  lazy: () => import('./posts/archives/archive-page.tsx'),
} as const;

/** By what posts are found: all of a kind, and one of it. */
export const archiveRoutes: readonly RemoteRoute[] = [
  {
    ...inBlog,
    id: paths.postCategories.id,
    path: paths.postCategories.pattern,
    titleKey: 'archives.categories',
    chunk: 'src/posts/archives/categories-page.tsx',
    lazy: () => import('./posts/archives/categories-page.tsx'),
  },
  { ...listed, id: paths.postCategory.id, path: paths.postCategory.pattern, titleKey: 'archives.categories' },
  {
    ...inBlog,
    id: paths.postTags.id,
    path: paths.postTags.pattern,
    titleKey: 'archives.tags',
    chunk: 'src/posts/archives/tags-page.tsx',
    lazy: () => import('./posts/archives/tags-page.tsx'),
  },
  { ...listed, id: paths.postTag.id, path: paths.postTag.pattern, titleKey: 'archives.tags' },
  {
    ...inBlog,
    id: paths.postAuthors.id,
    path: paths.postAuthors.pattern,
    titleKey: 'archives.authors',
    chunk: 'src/posts/archives/authors-page.tsx',
    lazy: () => import('./posts/archives/authors-page.tsx'),
  },
  { ...listed, id: paths.postAuthor.id, path: paths.postAuthor.pattern, titleKey: 'archives.authors' },
  {
    ...inBlog,
    id: paths.postDates.id,
    path: paths.postDates.pattern,
    titleKey: 'archives.dates',
    chunk: 'src/posts/archives/dates-page.tsx',
    lazy: () => import('./posts/archives/dates-page.tsx'),
  },
  { ...listed, id: paths.postDate.id, path: paths.postDate.pattern, titleKey: 'archives.dates' },
];
