import { findLanguage } from '@sahra/shared/i18n/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { ArtworkRequest } from '../../../demo/src/artwork/subject.ts';
import { posts } from '../database/blog-tables.ts';
import { episodes, genres, people, programGenres, programPeople, programs, programTags, tags } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import type { PictureFile } from './picture-name.ts';
import { episodeOrdinal, posterRequest, productRequest, sceneRequest } from './subjects.ts';

async function findProgramFacts(database: Database, slug: string) {
  const [program] = await database.select().from(programs).where(eq(programs.slug, slug));
  if (!program) return undefined;
  const [[primary], ofTags, cast] = await Promise.all([
    database
      .select({ slug: genres.slug })
      .from(programGenres)
      .innerJoin(genres, eq(genres.id, programGenres.genreId))
      .where(eq(programGenres.programId, program.id))
      .orderBy(asc(programGenres.position))
      .limit(1),
    database
      .select({ slug: tags.slug })
      .from(programTags)
      .innerJoin(tags, eq(tags.id, programTags.tagId))
      .where(eq(programTags.programId, program.id))
      .orderBy(asc(programTags.position)),
    database
      .select({ name: people.name })
      .from(programPeople)
      .innerJoin(people, eq(people.id, programPeople.personId))
      .where(and(eq(programPeople.programId, program.id), eq(programPeople.role, 'cast')))
      .orderBy(asc(programPeople.position)),
  ]);
  return { ...program, genre: primary?.slug ?? '', tags: ofTags.map((row) => row.slug), names: cast.map(({ name }) => name.en) };
}

async function findPoster(database: Database, slug: string): Promise<ArtworkRequest | undefined> {
  const facts = await findProgramFacts(database, slug);
  return facts && posterRequest(facts);
}

/** A program's scene has the program's name, an episode's has the episode's. */
async function findScene(database: Database, name: string): Promise<ArtworkRequest | undefined> {
  const [episode] = await database
    .select({ program: programs.slug, season: episodes.seasonNumber, number: episodes.episodeNumber })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .where(and(eq(episodes.slug, name), eq(episodes.sceneName, name)));
  const facts = await findProgramFacts(database, episode?.program ?? name);
  return facts && sceneRequest(facts, episode && episodeOrdinal(episode.season, episode.number));
}

async function findPortrait(database: Database, slug: string): Promise<ArtworkRequest | undefined> {
  const [row] = await database.select({ slug: people.slug, designation: people.designation }).from(people).where(eq(people.slug, slug));
  return row && { kind: 'portrait', subject: row };
}

async function findProduct(database: Database, slug: string): Promise<ArtworkRequest | undefined> {
  const [row] = await database.select({ slug: products.slug, shape: products.shape, colors: products.colors, motif: products.motif }).from(products).where(eq(products.slug, slug));
  return row && productRequest(row);
}

async function findPost(database: Database, slug: string): Promise<ArtworkRequest | undefined> {
  const [row] = await database.select({ slug: posts.slug, type: posts.type }).from(posts).where(eq(posts.slug, slug));
  return row && { kind: 'post', subject: row };
}

async function findSiteCard(_database: Database, name: string): Promise<ArtworkRequest | undefined> {
  const language = findLanguage(name);
  return language && { kind: 'card', subject: { slug: language.code } };
}

const finders: Readonly<Record<PictureFile['kind'], (database: Database, name: string) => Promise<ArtworkRequest | undefined>>> = {
  poster: findPoster,
  scene: findScene,
  portrait: findPortrait,
  product: findProduct,
  post: findPost,
  card: findSiteCard,
};

/** What has to be drawn for a picture's name; undefined where nothing has that name. */
export const findSubject = (database: Database, kind: PictureFile['kind'], name: string): Promise<ArtworkRequest | undefined> => finders[kind](database, name);
