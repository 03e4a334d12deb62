import type { PostCard } from '@sahra/shared/facade';

/** A post for tests. */
export const post = (id: number, type: PostCard['type'], more: Partial<PostCard> = {}): PostCard => ({
  id,
  slug: `post-${id}`,
  type,
  title: `Post ${id}`,
  excerpt: `What post ${id} is about`,
  contentLanguage: 'en',
  author: { slug: 'mariam', name: 'Mariam Adel' },
  categories: [],
  tags: [],
  publishedAt: '2026-03-07T22:30:00Z',
  readingMinutes: 4,
  commentCount: 0,
  picture: { kind: 'post', src: `/media/art/post/post-${id}`, color: 'navy' },
  quote: null,
  link: null,
  ...more,
});
