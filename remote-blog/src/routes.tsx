import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: paths.blogs.id,
    path: paths.blogs.pattern,
    layout: 'streaming',
    titleKey: 'posts.title',
    chunk: 'src/posts/blogs-page.tsx',
    lazy: () => import('./posts/blogs-page.tsx'),
  },
];
