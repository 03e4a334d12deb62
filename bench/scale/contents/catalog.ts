import type { SeedContents, SeedProgram } from '../../../api/src/seed/contents.ts';
import type { Random } from './random.ts';
import { familyName, firstNames, owners, paragraph, places, sentence, slugOf, titleOf } from './words.ts';

const designations = ['acting', 'acting', 'acting', 'directing', 'writing', 'production', 'editing', 'camera'] as const;
const maturities = ['all', '7', '12', '16'] as const;

const color = (random: Random) => `#${random.between(0, 0xffffff).toString(16).padStart(6, '0')}`;
const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);

export const makeTags = (random: Random, count: number): SeedContents['tags'] =>
  Array.from({ length: count }, (_, index) => {
    const [owner, place] = [owners[index % owners.length], random.one(places)];
    const name = { ar: `${owner?.ar} في ${place.ar}`, en: `${owner?.en} in ${place.en}` };
    return { slug: slugOf(name, index), name };
  });

export const makePeople = (random: Random, count: number): SeedContents['people'] =>
  Array.from({ length: count }, (_, index) => {
    const [first, family, from] = [random.popular(firstNames), familyName(random), random.popular(places)];
    const name = { ar: `${first.ar} ${family.ar}`, en: `${first.en} ${family.en}` };
    return {
      slug: slugOf(name, index),
      name,
      designation: random.one(designations),
      birthday: `${random.between(1930, 2008)}-0${random.between(1, 9)}-1${random.between(0, 9)}`,
      birthPlace: from,
      alsoKnownAs: random.share() < 0.1 ? [`${first.en} ${family.en.charAt(0)}.`] : [],
      knownCredits: random.between(1, 80),
      biography: paragraph(random, 3),
      color: color(random),
    };
  });

/** Seasons of a series, and the episodes of each. */
const seasonsOf = (random: Random, episodes: number) => {
  const seasonCount = random.between(1, 6);
  return { seasonCount, each: Math.max(1, Math.round(episodes / seasonCount)) };
};

function episodesOf(
  random: Random,
  program: Pick<SeedProgram, 'slug' | 'kind' | 'title' | 'durationMinutes' | 'sceneColor'>,
  { seasonCount, each }: { seasonCount: number; each: number },
  clips: readonly string[],
): SeedProgram['episodes'] {
  const { slug, kind, title, durationMinutes, sceneColor } = program;
  return Array.from({ length: seasonCount * each }, (_, at) => {
    const [seasonNumber, episodeNumber] = [Math.floor(at / each) + 1, (at % each) + 1];
    const name = `${slug}-e${seasonNumber}x${episodeNumber}`;
    const isMovie = kind === 'movie';
    return {
      ...{ slug: name, seasonNumber, episodeNumber, durationMinutes, sceneColor },
      title: isMovie ? title : titleOf(random),
      sceneName: isMovie ? slug : name,
      clip: clips[at % clips.length] ?? '',
    };
  });
}

/** Films and series; people, genres and tags are met by Zipf's law: some in thousands of programs, most in few. */
export function makePrograms(
  random: Random,
  { programs: count, episodes }: { programs: number; episodes: number },
  {
    genres,
    tags,
    categories,
    people,
    clips,
  }: Pick<SeedContents, 'genres' | 'tags' | 'categories' | 'people' | 'clips'>,
): SeedProgram[] {
  const [genreSlugs, tagSlugs, categorySlugs, clipSlugs] = [genres, tags, categories, clips].map(slugsOf);
  const directors = slugsOf(people.filter(({ designation }) => designation === 'directing'));
  const actors = slugsOf(people.filter(({ designation }) => designation === 'acting'));
  const seriesShare = 0.4;
  const episodesEach = (episodes - count * (1 - seriesShare)) / (count * seriesShare);
  return Array.from({ length: count }, (_, index) => {
    const kind = index % 5 < seriesShare * 5 ? 'series' : 'movie';
    const seasons =
      kind === 'series'
        ? seasonsOf(random, Math.max(1, random.between(1, Math.round(episodesEach * 2) - 1)))
        : { seasonCount: 1, each: 1 };
    const title = titleOf(random);
    const program = {
      slug: slugOf(title, index),
      kind,
      title,
      tagline: sentence(random),
      synopsis: paragraph(random, 4),
      year: random.between(1950, 2026),
      maturity: random.one(maturities),
      rating: random.between(20, 95) / 10,
      durationMinutes: kind === 'series' ? random.between(20, 60) : random.between(70, 190),
      seasonCount: seasons.seasonCount,
      lettering: title.ar.split(' ').slice(0, 3),
      posterColor: color(random),
      sceneColor: color(random),
      isListed: random.share() > 0.01,
    } as const;
    return {
      ...program,
      genres: random.somePopular(genreSlugs ?? [], random.between(1, 3)),
      tags: random.somePopular(tagSlugs ?? [], random.between(2, 6)),
      categories: random.somePopular(categorySlugs ?? [], random.between(1, 2)),
      directors: random.someKnown(directors, random.between(1, 2)),
      cast: random.someKnown(actors, random.between(4, 8)),
      episodes: episodesOf(random, program, seasons, clipSlugs ?? []),
    };
  });
}
