import { paths, type RemoteRoute } from '@sahra/shared/facade';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'blog.posts',
    path: paths.blogs.pattern,
    layout: 'streaming',
    titleKey: 'posts.title',
    chunk: 'src/posts/blogs-page.tsx',
    lazy: () => import('./posts/blogs-page.tsx'),
  },
];
