import { groundColor } from '../../../demo/src/artwork/ground-color.ts';
import type { categoryPrograms, episodes, programGenres, programPeople, programs, programTags } from '../database/catalog-tables.ts';
import { episodeOrdinal, posterRequest, sceneRequest } from '../media/subjects.ts';
import { choose, chooseNumber } from './choice.ts';
import type { Demo, DemoProgram } from './demo-files.ts';
import { type Ids, idOf } from './ids.ts';
import { missingClip, missingReel } from './missing-reel.ts';

const episodeMinutes = 45;
const episodesInSeason = 4;

/** The programs of the files, and the one that is missing on purpose. */
export const allPrograms = (demo: Demo): DemoProgram[] => [...demo.programs, missingReel];

/** Slugs of the episodes of a program, season by season: what keeps their ids. */
export const episodeSlugs = (program: DemoProgram): string[] =>
  program.kind === 'movie'
    ? [`${program.slug}-e1x1`]
    : program.episodes.flatMap((season, s) => season.map((_, e) => `${program.slug}-e${s + 1}x${e + 1}`));

/** Who made a program: chosen by chance, but always the same people. */
export function creditsOf(program: DemoProgram, people: Demo['people']) {
  const directors = choose(people.filter((person) => person.designation === 'directing'), chooseNumber(1, 2, `${program.slug}/directors`), `${program.slug}/director`);
  const cast = choose(people.filter((person) => person.designation === 'acting'), chooseNumber(4, 6, `${program.slug}/cast`), `${program.slug}/actor`);
  return { directors, cast };
}

export interface ProgramIds {
  categories: Ids;
  genres: Ids;
  tags: Ids;
  people: Ids;
  programs: Ids;
  episodes: Ids;
  clips: Ids;
}

function episodeRows(demo: Demo, program: DemoProgram, index: number, ids: ProgramIds): (typeof episodes.$inferInsert & { id: number })[] {
  const genre = program.genres[0] ?? '';
  return episodeSlugs(program).map((slug, at) => {
    const seasonNumber = Math.floor(at / episodesInSeason) + 1;
    const episodeNumber = (at % episodesInSeason) + 1;
    // Steps of three, so that neighbours in a season and in a row of programs show different clips.
    const clip = program === missingReel ? missingClip : demo.clips[(index * 3 + at) % demo.clips.length]?.id;
    return {
      id: idOf(ids.episodes, slug, 'episode'),
      slug,
      programId: idOf(ids.programs, program.slug, 'program'),
      seasonNumber,
      episodeNumber,
      title: program.kind === 'movie' ? program.title : (program.episodes[seasonNumber - 1]?.[episodeNumber - 1] ?? program.title),
      durationMinutes: program.kind === 'movie' ? program.minutes : episodeMinutes,
      clipId: idOf(ids.clips, clip ?? missingClip, 'clip'),
      sceneName: program.kind === 'movie' ? program.slug : slug,
      sceneColor: groundColor(sceneRequest({ slug: program.slug, genre, tags: program.tags }, program.kind === 'movie' ? undefined : episodeOrdinal(seasonNumber, episodeNumber))),
    };
  });
}

function programRow(demo: Demo, program: DemoProgram, index: number, ids: ProgramIds): typeof programs.$inferInsert & { id: number } {
  const genre = program.genres[0] ?? '';
  const names = creditsOf(program, demo.people).cast.map((person) => person.name.en);
  const facts = { ...program, genre, names, lettering: program.lettering.ar };
  return {
    id: idOf(ids.programs, program.slug, 'program'),
    slug: program.slug,
    position: index + 1,
    kind: program.kind,
    title: program.title,
    tagline: program.tagline,
    synopsis: program.synopsis,
    year: program.year,
    maturity: program.maturity,
    rating: program.rating,
    durationMinutes: program.kind === 'movie' ? program.minutes : episodeMinutes,
    seasonCount: program.kind === 'movie' ? 1 : program.episodes.length,
    firstEpisodeId: idOf(ids.episodes, episodeSlugs(program)[0] ?? '', 'episode'),
    lettering: program.lettering.ar,
    posterColor: groundColor(posterRequest(facts)),
    sceneColor: groundColor(sceneRequest(facts)),
    isListed: program !== missingReel,
  };
}

/** A category's own programs come first, then those that belong to it besides another. */
function categoryRows(demo: Demo, ids: ProgramIds): (typeof categoryPrograms.$inferInsert)[] {
  const isOwn = (program: DemoProgram, slug: string) => program.categories[0] === slug;
  return demo.categories.flatMap(({ slug }) => {
    const members = demo.programs.filter((program) => program.categories.includes(slug));
    return [...members.filter((program) => isOwn(program, slug)), ...members.filter((program) => !isOwn(program, slug))].map((program, index) => ({
      categoryId: idOf(ids.categories, slug, 'category'),
      programId: idOf(ids.programs, program.slug, 'program'),
      position: index + 1,
    }));
  });
}

/** All rows about programs. */
export function buildProgramRows(demo: Demo, ids: ProgramIds) {
  const all = allPrograms(demo);
  const each = <T>(rows: (program: DemoProgram, programId: number) => T[]) => all.flatMap((program) => rows(program, idOf(ids.programs, program.slug, 'program')));
  return {
    programs: all.map((program, index) => programRow(demo, program, index, ids)),
    episodes: all.flatMap((program, index) => episodeRows(demo, program, index, ids)),
    categoryPrograms: categoryRows(demo, ids),
    programGenres: each((program, programId): (typeof programGenres.$inferInsert)[] =>
      program.genres.map((slug, index) => ({ programId, genreId: idOf(ids.genres, slug, 'genre'), position: index + 1 })),
    ),
    programTags: each((program, programId): (typeof programTags.$inferInsert)[] =>
      program.tags.map((slug, index) => ({ programId, tagId: idOf(ids.tags, slug, 'tag'), position: index + 1 })),
    ),
    programPeople: each((program, programId): (typeof programPeople.$inferInsert)[] =>
      Object.entries({ director: creditsOf(program, demo.people).directors, cast: creditsOf(program, demo.people).cast }).flatMap(([role, people]) =>
        people.map((person, index) => ({ programId, personId: idOf(ids.people, person.slug, 'person'), role: role === 'cast' ? 'cast' : 'director', position: index + 1 })),
      ),
    ),
  };
}
