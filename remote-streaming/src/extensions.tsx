import type { RemoteExtension } from '@sahra/shared/facade';

/** What this remote shows in pages of others. */
export const extensions: readonly RemoteExtension[] = [
  {
    id: 'streaming.last-watched',
    slot: 'account.overview',
    chunk: 'src/overview/last-watched-extension.tsx',
    namespaces: ['overview'],
    permission: 'keep-account',
    lazy: () => import('./overview/last-watched-extension.tsx'),
  },
  {
    id: 'streaming.found-titles',
    slot: 'search.streaming',
    chunk: 'src/search/found-titles-extension.tsx',
    lazy: () => import('./search/found-titles-extension.tsx'),
  },
  {
    id: 'streaming.post-video',
    slot: 'post.video',
    chunk: 'src/in-posts/post-video-extension.tsx',
    namespaces: ['player'],
    lazy: () => import('./in-posts/post-video-extension.tsx'),
  },
  {
    id: 'streaming.post-films',
    slot: 'post.films',
    chunk: 'src/in-posts/post-films-extension.tsx',
    lazy: () => import('./in-posts/post-films-extension.tsx'),
  },
];
