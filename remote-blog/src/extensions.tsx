import type { RemoteExtension } from '@sahra/shared/facade';

/** What this remote shows in pages of others. */
export const extensions: readonly RemoteExtension[] = [
  {
    id: 'blog.latest-posts',
    slot: 'home.end',
    chunk: 'src/posts/latest-posts-extension.tsx',
    lazy: () => import('./posts/latest-posts-extension.tsx'),
  },
  {
    id: 'blog.found-posts',
    slot: 'search.blog',
    chunk: 'src/posts/found-posts-extension.tsx',
    lazy: () => import('./posts/found-posts-extension.tsx'),
  },
];
