import type { PostArchive } from '@sahra/shared/facade';
import { post } from '../ui/post-samples.ts';

/** By what the posts below are found. */
export const archive: PostArchive = {
  total: 3,
  categories: [
    { slug: 'cinema', name: 'Cinema', count: 2 },
    { slug: 'food', name: 'Food', count: 1 },
  ],
  tags: [{ slug: 'cairo', name: 'Cairo', count: 3 }],
  authors: [{ slug: 'mariam', name: 'Mariam Adel', bio: 'Writes about halls and lamps.', count: 3 }],
  months: [
    { month: '2026-03', count: 2 },
    { month: '2025-12', count: 1 },
  ],
};

const cinema = { slug: 'cinema', name: 'Cinema' };
const cairo = { slug: 'cairo', name: 'Cairo' };
const posts = [
  post(1, 'standard', { categories: [cinema], tags: [cairo] }),
  post(2, 'audio', { categories: [cinema], tags: [cairo, { slug: 'rare', name: 'Rare' }] }),
  post(3, 'standard', {
    categories: [{ slug: 'food', name: 'Food' }],
    tags: [cairo],
    publishedAt: '2025-12-24T12:00:00Z',
  }),
];

interface Query {
  page?: number;
  pageSize: number;
  type?: string;
  category?: string;
  tag?: string;
  author?: string;
  date?: string;
}

/** An api that has these posts. */
export const archiveAnswers = {
  '/post-archive': archive,
  '/posts': ({ page = 1, pageSize, type, category, tag, author, date }: Query) => {
    const has = (named: readonly { slug: string }[], slug: string | undefined) =>
      slug === undefined || named.some((one) => one.slug === slug);
    const items = posts.filter(
      (one) =>
        (!type || one.type === type) &&
        has(one.categories, category) &&
        has(one.tags, tag) &&
        has([one.author], author) &&
        (!date || one.publishedAt.startsWith(date)),
    );
    return { items: page === 1 ? items.slice(0, pageSize) : [], page, pageSize, total: items.length };
  },
};
