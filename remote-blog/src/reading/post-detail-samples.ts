import type { PostCard, PostDetail, ShownBlock } from '@sahra/shared/facade';
import { post } from '../ui/post-samples.ts';

/** A post as its page gets it, for tests. */
export const postDetail = (id: number, type: PostCard['type'], more: Partial<PostDetail> = {}): PostDetail => ({
  ...post(id, type),
  pictureAlternative: '',
  shareUrl: '/media/share/1-en-0123abcd.jpg',
  blocks: [],
  author: { slug: 'mariam', name: 'Mariam Adel', bio: 'Writes about halls and lamps.' },
  translator: null,
  updatedAt: '2026-03-07T22:30:00Z',
  commentsClosedAt: null,
  translations: [{ language: 'en', slug: `post-${id}` }],
  original: 'en',
  previous: null,
  next: null,
  related: [],
  about: { programIds: [], productIds: [] },
  ...more,
});

export const paragraph = (text: string): ShownBlock => ({ kind: 'paragraph', text: [{ text }] });
export const heading = (text: string, level: 2 | 3 = 2): ShownBlock => ({ kind: 'heading', level, text });

export const shownPicture = (name: string, caption?: string) => ({
  picture: { kind: 'post', src: `/media/art/post/${name}`, color: 'navy' } as const,
  alternative: `What ${name} shows`,
  ...(caption && { caption }),
});

const noComments = {
  ...{ items: [], page: 1, pageSize: 10, total: 0 },
  summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] },
};

/** What an api answers that has this post, nobody's comments on it, and what `more` says. */
export const answersWith = (detail: PostDetail, more: object = {}) => ({
  [`/posts/${detail.slug}`]: detail,
  '/posts': { items: [post(detail.id, detail.type)], page: 1, pageSize: 1, total: 1 },
  [`/things/post/${detail.id}/contributions`]: noComments,
  [`/things/post/${detail.id}/contributions/own`]: { author: null, items: [], votes: [] },
  ...more,
});
