import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const inRoom = { layout: 'streaming', robots: 'noindex', namespaces: ['admin-parts', 'editing'] } as const;

/** Every URL of the blog that only authors and editors may open. */
export const editingRoutes: readonly RemoteRoute[] = [
  {
    ...inRoom,
    id: paths.editedPosts.id,
    path: paths.editedPosts.pattern,
    titleKey: 'editing.posts',
    chunk: 'src/editing/list/edited-posts-page.tsx',
    lazy: () => import('./editing/list/edited-posts-page.tsx'),
  },
  {
    ...inRoom,
    id: paths.newPost.id,
    path: paths.newPost.pattern,
    titleKey: 'editing.newPost',
    chunk: 'src/editing/list/new-post-page.tsx',
    lazy: () => import('./editing/list/new-post-page.tsx'),
  },
  {
    ...inRoom,
    id: paths.writing.id,
    path: paths.writing.pattern,
    titleKey: 'editing.writing',
    chunk: 'src/editing/writing/writing-page.tsx',
    namespaces: ['admin-parts', 'editing', 'text-editor', 'pictures'],
    lazy: () => import('./editing/writing/writing-page.tsx'),
  },
  {
    ...inRoom,
    id: paths.postRevisions.id,
    path: paths.postRevisions.pattern,
    titleKey: 'editing.revisions',
    chunk: 'src/editing/revisions/revisions-page.tsx',
    lazy: () => import('./editing/revisions/revisions-page.tsx'),
  },
];
