import type { Category, Page, ProgramCard } from '@sahra/shared/facade';

export const pageOf = <T>(items: T[]): Page<T> => ({ items, page: 1, pageSize: 60, total: items.length });

export const category = (id: number, name: string): Category => ({
  id,
  slug: `category-${id}`,
  name,
  tagline: '',
  programCount: 1,
});

const picture = (kind: 'poster' | 'scene') => ({ kind, src: `/media/art/${kind}/one`, color: 'black' });

export const program = (id: number, title: string): ProgramCard => ({
  id,
  kind: 'movie',
  videoType: null,
  access: 'free',
  title,
  tagline: '',
  year: 1998,
  durationMinutes: 96,
  seasonCount: 1,
  maturity: 'all',
  rating: 8,
  genres: [{ slug: 'drama', name: 'Drama' }],
  poster: picture('poster'),
  scene: picture('scene'),
  firstEpisodeId: id,
});
