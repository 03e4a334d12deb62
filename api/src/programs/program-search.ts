import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  categories,
  categoryPrograms,
  episodes,
  genres,
  programGenres,
  programPeople,
  programs,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { allTexts } from '../database/localized.ts';
import { findEpisodesFound } from '../episodes/found-episodes.ts';
import { facetsOf, type Filing, readNames, textsOf } from '../search/named-rows.ts';
import { kindWords, type SearchDocument, type SearchNoun } from '../search/search-noun.ts';
import { findCards } from './program-cards.ts';

const filings: readonly Filing[] = [
  {
    ...{ how: 'genre', links: programGenres, owner: programGenres.programId, named: genres },
    ...{ on: eq(genres.id, programGenres.genreId), order: programGenres.position },
  },
  {
    ...{ how: 'tag', links: programTags, owner: programTags.programId, named: tags },
    ...{ on: eq(tags.id, programTags.tagId), order: programTags.position },
  },
  {
    ...{ how: 'category', links: categoryPrograms, owner: categoryPrograms.programId, named: categories },
    ...{ on: eq(categories.id, categoryPrograms.categoryId), order: categories.position },
  },
  {
    ...{ how: 'person', links: programPeople, owner: programPeople.programId, named: people },
    ...{ on: eq(people.id, programPeople.personId), order: programPeople.position },
  },
];

/** Films and series, and their episodes with them. */
async function programDocuments(tx: Transaction, ids: readonly number[]): Promise<SearchDocument[]> {
  const { id, kind, title, tagline, synopsis, year, rating } = programs;
  const listed = and(inArray(programs.id, [...ids]), programs.isListed, ne(programs.kind, 'video'));
  const rows = await tx.select({ id, kind, title, tagline, synopsis, year, rating }).from(programs).where(listed);
  const episodeRows = await tx
    .select({ id: episodes.id, programId: episodes.programId, title: episodes.title, rating })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .where(and(listed, eq(programs.kind, 'series')));
  const filedOf = await readNames(tx, filings, ids);
  return [
    ...rows.map((program): SearchDocument => {
      const filed = filedOf(program.id);
      const mainGenre = filed('genre').slice(0, 1);
      const others = [...filed('genre').slice(1), ...filed('category'), ...filed('tag'), ...filed('person')];
      return {
        ...{ type: 'program', entityId: program.id, ownerId: program.id },
        titles: allTexts(program.title),
        labels: [kindWords[program.kind], String(program.year), ...textsOf(mainGenre)],
        names: [...textsOf(others), ...allTexts(program.tagline)],
        texts: allTexts(program.synopsis),
        facets: [
          ['kind', program.kind],
          ['year', program.year],
          ...facetsOf('mainGenre', mainGenre),
          ...(['genre', 'category', 'tag'] as const).flatMap((how) => facetsOf(how, filed(how))),
        ],
        popularity: program.rating / 10,
      };
    }),
    ...episodeRows.map((episode): SearchDocument => ({
      ...{ type: 'episode', entityId: episode.id, ownerId: episode.programId },
      titles: allTexts(episode.title),
      ...{ labels: [], names: [], texts: [], facets: [], popularity: episode.rating / 10 },
    })),
  ];
}

export const programNoun: SearchNoun = {
  table: programs,
  documents: programDocuments,
  hits: {
    program: async (context, ids, language) => {
      const cards = await findCards(context, ids, language);
      return new Map([...cards].map(([id, program]) => [id, { type: 'program', program }]));
    },
    episode: findEpisodesFound,
  },
  filterNames: { category: categories, genre: genres, tag: tags },
};
