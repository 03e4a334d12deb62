import type { PictureKind } from '@sahra/shared/pictures';
import type { Picture } from '@sahra/shared/schemas/common';
import type { PictureSource } from '@sahra/shared/schemas/post-blocks';
import { inArray } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { people } from '../database/people-tables.ts';
import { products } from '../database/shop-tables.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import { toPicture } from '../uploads/media-repository.ts';

/** A picture, and what whoever uploaded it says is to be seen. */
export interface FoundPicture {
  readonly picture: Picture;
  readonly alternative: string;
}
/** Undefined: what it shows is gone. */
export type FindPicture = (source: PictureSource) => FoundPicture | undefined;

type Grounds = readonly (readonly [name: string, color: string])[];

/** The pictures of a product are called by its slug and, behind a dot, by what they show. */
async function groundsOfProducts(database: Database, names: string[]): Promise<Grounds> {
  const slugs = names.map((name) => name.split('.', 1)[0] ?? '');
  const { slug, pictureColor, pictures } = products;
  const rows = await database.select({ slug, pictureColor, pictures }).from(products).where(inArray(slug, slugs));
  return rows.flatMap((row) => [
    [row.slug, row.pictureColor] as const,
    ...row.pictures.map(({ name, ground }) => [name, ground] as const),
  ]);
}

/** The grounds of the artwork of each kind that has these names, as far as the thing is there that it shows. */
const groundsOf: Readonly<Record<PictureKind, (database: Database, names: string[]) => Promise<Grounds>>> = {
  poster: async (database, names) => {
    const { slug, posterColor } = programs;
    const rows = await database.select({ slug, posterColor }).from(programs).where(inArray(slug, names));
    return rows.map((row) => [row.slug, row.posterColor]);
  },
  scene: async (database, names) => {
    const [ofPrograms, ofEpisodes] = await Promise.all([
      database
        .select({ name: programs.slug, color: programs.sceneColor })
        .from(programs)
        .where(inArray(programs.slug, names)),
      database
        .select({ name: episodes.slug, color: episodes.sceneColor })
        .from(episodes)
        .where(inArray(episodes.slug, names)),
    ]);
    return [...ofPrograms, ...ofEpisodes].map(({ name, color }) => [name, color]);
  },
  portrait: async (database, names) => {
    const { slug, color } = people;
    const rows = await database.select({ slug, color }).from(people).where(inArray(slug, names));
    return rows.map((row) => [row.slug, row.color]);
  },
  product: groundsOfProducts,
  post: async (database, names) => {
    const { slug, pictureColor } = posts;
    const rows = await database.select({ slug, pictureColor }).from(posts).where(inArray(slug, names));
    return rows.map((row) => [row.slug, row.pictureColor]);
  },
};

async function readArtwork(context: ReadContext, sources: readonly PictureSource[]): Promise<Map<string, Picture>> {
  const wanted = new Map<PictureKind, string[]>();
  for (const source of sources)
    if ('art' in source) wanted.set(source.art, [...(wanted.get(source.art) ?? []), source.name]);
  const found = await Promise.all(
    [...wanted].map(async ([kind, names]) =>
      (await groundsOf[kind](context.database, names)).map(
        ([name, color]) => [`${kind} ${name}`, pictureOf(context, kind, name, color)] as const,
      ),
    ),
  );
  return new Map(found.flat());
}

/** The uploads with these ids. */
export async function readPostUploads(database: Database, ids: number[]): Promise<Map<number, FoundPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await database.select().from(media).where(inArray(media.id, ids));
  return new Map(
    rows.map((row) => {
      const { alternative, ...picture } = toPicture(row);
      return [row.id, { picture, alternative }];
    }),
  );
}

/** Ids of the uploads among these sources. */
export const uploadIds = (sources: readonly (PictureSource | null)[]): number[] =>
  sources.flatMap((source) => (source && 'mediaId' in source ? [source.mediaId] : []));

/** Finds pictures by where they come from. */
export async function readPictures(context: ReadContext, sources: readonly PictureSource[]): Promise<FindPicture> {
  const [artwork, uploads] = await Promise.all([
    readArtwork(context, sources),
    readPostUploads(context.database, uploadIds(sources)),
  ]);
  return (source) => {
    if ('mediaId' in source) return uploads.get(source.mediaId);
    const picture = artwork.get(`${source.art} ${source.name}`);
    return picture && { picture, alternative: '' };
  };
}
