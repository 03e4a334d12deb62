import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import { inArray } from 'drizzle-orm';
import { episodes } from '../../database/catalog-tables.ts';
import { invalidRequest } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { readPictures } from '../post-pictures.ts';
import { sourcesOf } from '../shown-blocks.ts';
import type { NamedSource } from './own-uploads.ts';

/** The pictures of blocks with the fields that name them. */
export const namedSources = (blocks: readonly PostBlock[]): NamedSource[] =>
  blocks.flatMap((block, index) => sourcesOf([block]).map((source) => [`blocks.${index}`, source] as const));

/** Refuses artwork and episodes that are not there, at their fields: a page would leave them out, and nobody would know why. */
export async function requireNamed(context: ReadContext, blocks: readonly PostBlock[]): Promise<void> {
  const named = namedSources(blocks).filter(([, source]) => 'art' in source);
  const find = await readPictures(
    context,
    named.map(([, source]) => source),
  );
  const wanted = blocks.flatMap((block, index) => (block.kind === 'video' ? [{ id: block.episodeId, index }] : []));
  const known = wanted.length
    ? await context.database
        .select({ id: episodes.id })
        .from(episodes)
        .where(
          inArray(
            episodes.id,
            wanted.map(({ id }) => id),
          ),
        )
    : [];
  const problems = [
    ...named.flatMap(([field, source]) => (find(source) ? [] : [[field, 'shows a picture that is not there']])),
    ...wanted.flatMap(({ id, index }) =>
      known.some((row) => row.id === id) ? [] : [[`blocks.${index}`, 'plays what is not there']],
    ),
  ];
  if (problems.length > 0) throw invalidRequest(Object.fromEntries(problems) as Record<string, string>);
}
