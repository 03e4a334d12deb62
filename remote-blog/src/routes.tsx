import type { RemoteRoute } from '@sahra/shared/facade';
import { archiveRoutes } from './archive-routes.tsx';
import { letterRoutes } from './letter-routes.tsx';
import { editingRoutes } from './editing-routes.tsx';
import { paths } from './paths.ts';

/** What the page of a post shows beside its own: comments, and parts of other areas. */
const ofPost = {
  layout: 'streaming',
  namespaces: ['reading'],
  slots: ['post.video', 'post.films', 'post.products'],
} as const;

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: paths.blogs.id,
    path: paths.blogs.pattern,
    layout: 'streaming',
    titleKey: 'posts.title',
    chunk: 'src/posts/blogs-page.tsx',
    namespaces: ['posts'],
    lazy: () => import('./posts/blogs-page.tsx'),
  },
  {
    id: paths.blogGrid.id,
    path: paths.blogGrid.pattern,
    layout: 'streaming',
    titleKey: 'posts.title',
    chunk: 'src/posts/blogs-page.tsx',
    namespaces: ['posts'],
    lazy: () => import('./posts/blogs-page.tsx'),
  },
  {
    id: paths.blogSidebar.id,
    path: paths.blogSidebar.pattern,
    layout: 'streaming',
    titleKey: 'posts.title',
    chunk: 'src/posts/sidebar-page.tsx',
    namespaces: ['posts'],
    lazy: () => import('./posts/sidebar-page.tsx'),
  },
  ...archiveRoutes,
  {
    ...ofPost,
    id: paths.post.id,
    path: paths.post.pattern,
    titleKey: 'post.title',
    chunk: 'src/reading/post-page.tsx',
    lazy: () => import('./reading/post-page.tsx'),
  },
  {
    ...ofPost,
    id: paths.singlePost.id,
    path: paths.singlePost.pattern,
    titleKey: 'post.title',
    chunk: 'src/reading/single-page.tsx',
    lazy: () => import('./reading/single-page.tsx'),
  },
  {
    ...ofPost,
    id: paths.postTemplate.id,
    path: paths.postTemplate.pattern,
    // The post is found at its own address.
    robots: 'noindex',
    titleKey: 'post.title',
    chunk: 'src/reading/template-page.tsx',
    lazy: () => import('./reading/template-page.tsx'),
  },
  ...letterRoutes,
  ...editingRoutes,
];
