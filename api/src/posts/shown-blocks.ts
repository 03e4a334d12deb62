import type { PictureSource, PostBlock, ShownBlock, StoredPostPicture } from '@sahra/shared/schemas/post-blocks';
import { and, eq, inArray } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readPictures } from './post-pictures.ts';

type PictureBlock = Extract<PostBlock, { kind: 'picture' | 'gallery' }>;
const hasPictures = (block: PostBlock): block is PictureBlock => block.kind === 'picture' || block.kind === 'gallery';
const picturesOf = (block: PictureBlock): readonly StoredPostPicture[] =>
  block.kind === 'picture' ? [block.picture] : block.pictures;

/** Where the pictures of a post come from. */
export const sourcesOf = (blocks: readonly PostBlock[]): PictureSource[] =>
  blocks.filter(hasPictures).flatMap((block) => picturesOf(block).map(({ source }) => source));

/** Those of the episodes that have a page which lists name. */
async function findPlayable(database: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: episodes.id })
    .from(episodes)
    .innerJoin(programs, and(eq(programs.id, episodes.programId), programs.isListed.getSQL()))
    .where(inArray(episodes.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Shows blocks of any of these posts, after one look at what they name: without pictures and films that are gone. */
export async function blockShower(
  context: ReadContext,
  ofAll: readonly PostBlock[],
): Promise<(blocks: readonly PostBlock[]) => ShownBlock[]> {
  const videos = ofAll.flatMap((block) => (block.kind === 'video' ? [block.episodeId] : []));
  const [findPicture, playable] = await Promise.all([
    readPictures(context, sourcesOf(ofAll)),
    findPlayable(context.database, videos),
  ]);
  const show = (block: PictureBlock): ShownBlock[] => {
    const shown = picturesOf(block).flatMap(({ source, alternative, caption }) => {
      const found = findPicture(source);
      const text = { alternative: alternative || (found?.alternative ?? ''), ...(caption && { caption }) };
      return found ? [{ picture: found.picture, ...text }] : [];
    });
    // One picture is no gallery.
    return shown.length > 1
      ? [{ kind: 'gallery', pictures: shown }]
      : shown.map((picture) => ({ kind: 'picture', picture }));
  };
  return (blocks) =>
    blocks.flatMap((block): ShownBlock[] => {
      if (hasPictures(block)) return show(block);
      return block.kind !== 'video' || playable.has(block.episodeId) ? [block] : [];
    });
}

/** The blocks of a post as its page shows them. */
export const showBlocks = async (context: ReadContext, blocks: readonly PostBlock[]): Promise<ShownBlock[]> =>
  (await blockShower(context, blocks))(blocks);
