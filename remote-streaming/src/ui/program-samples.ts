import type { Category, Episode, EpisodeCard, PersonCard, Program, ProgramCard } from '@sahra/shared/facade';

const picture = (kind: 'poster' | 'scene' | 'portrait', name: string) => ({
  kind,
  src: `/media/art/${kind}/${name}`,
  color: 'navy',
});

/** Facts of a program for tests: a film of 128 minutes, unless told otherwise. */
export const programCard = (id: number, more: Partial<ProgramCard> = {}): ProgramCard => ({
  id,
  kind: 'movie',
  videoType: null,
  access: 'free',
  title: `Program ${id}`,
  tagline: `What happens in program ${id}`,
  year: 1971,
  durationMinutes: 128,
  seasonCount: 1,
  maturity: '12',
  rating: 8.7,
  genres: [{ slug: 'drama', name: 'Drama' }],
  poster: picture('poster', `program-${id}`),
  scene: picture('scene', `program-${id}`),
  firstEpisodeId: id * 100 + 1,
  ...more,
});

export const seriesCard = (id: number) => programCard(id, { kind: 'series', durationMinutes: 45, seasonCount: 3 });

export const videoCard = (id: number, more: Partial<ProgramCard> = {}) =>
  programCard(id, { kind: 'video', videoType: 'trailer', durationMinutes: 2, ...more });

export const category = (id: number): Category => ({
  id,
  slug: `category-${id}`,
  name: `Category ${id}`,
  tagline: `Tagline ${id}`,
  programCount: 9,
});

export const personCard = (id: number, designation: PersonCard['designation'], name = `Person ${id}`): PersonCard => ({
  id,
  slug: `person-${id}`,
  name,
  designation,
  portrait: picture('portrait', `person-${id}`),
});

export const episodeCard = (programId: number, season: number, number: number): EpisodeCard => ({
  id: programId * 100 + (season - 1) * 4 + number,
  seasonNumber: season,
  episodeNumber: number,
  title: `Episode ${season}.${number}`,
  durationMinutes: 45,
  access: 'free',
  scene: picture('scene', `program-${programId}-e${season}x${number}`),
});

const season = (programId: number, number: number) => ({
  number,
  episodes: [1, 2, 3, 4].map((episode) => episodeCard(programId, number, episode)),
});

export const program = (card: ProgramCard): Program => ({
  ...card,
  memberRating: { average: 4.5, count: 12 },
  publishedAt: '2026-11-20T09:00:00.000Z',
  audioLanguages: ['ar', 'en'],
  subtitleLanguages: ['ar', 'en'],
  about: null,
  videoCount: 0,
  videos: [],
  synopsis: 'A lamplighter keeps a secret.',
  synopsisLanguage: 'en',
  categories: [{ id: 1, name: 'Category 1' }],
  tags: [{ slug: 'night', name: 'Night' }],
  cast: [personCard(1, 'acting'), personCard(2, 'acting')],
  directors: [personCard(3, 'directing')],
  seasons: card.kind === 'series' ? [season(card.id, 1), season(card.id, 2), season(card.id, 3)] : [season(card.id, 1)],
  related: [programCard(90)],
});

/** The second episode of a series' first season. */
export const episode = (card: ProgramCard): Episode => ({
  ...episodeCard(card.id, 1, 2),
  program: card,
  synopsis: 'A lamplighter keeps a secret.',
  synopsisLanguage: 'en',
  season: season(card.id, 1),
  playback: {
    manifestUrl: '/media/demo/clip-1/master.m3u8',
    posterUrl: '/media/demo/clip-1/poster.webp',
    trickplayUrl: '/media/demo/clip-1/trickplay.vtt',
    durationSeconds: 30,
    audioLanguages: ['ar', 'en'],
    subtitleLanguages: ['ar', 'en'],
    segments: [],
    chapters: [],
    isDemoClip: true,
    publishedAt: '2026-11-21T09:00:00.000Z',
    clipTitle: 'Lanterns',
  },
  previous: episodeCard(card.id, 1, 1),
  next: episodeCard(card.id, 1, 3),
});
