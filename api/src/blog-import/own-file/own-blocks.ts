import type { ExportedBlock, ExportedSource } from '../../blog-export/export-lines.ts';
import { mapStrings, withFilms } from '../../blog-export/film-links.ts';
import { cleanText } from '../markup/clean-text.ts';
import type { DraftBlock, ForeignPicture } from '../markup/draft-blocks.ts';

/** A value of a file without what is invisible in its texts. */
export const cleanDeep = (value: unknown): unknown => mapStrings(value, cleanText);

/** Before the names of pictures of the file. */
export const PICTURE = 'picture:';

export const importedPicture = (source: ExportedSource): ForeignPicture['from'] =>
  'picture' in source ? PICTURE + source.picture : source;

/** A block of a file as it is imported. A film or an episode that is not here leaves its words. */
export function importedBlock(
  block: ExportedBlock,
  ids: { readonly episode: (slug: string) => number | undefined; readonly film: (slug: string) => string | undefined },
): DraftBlock {
  const linked = withFilms(block, ids.film) as ExportedBlock;
  switch (linked.kind) {
    case 'video': {
      const { episode, ...rest } = linked;
      const episodeId = ids.episode(episode);
      return episodeId === undefined ? { kind: 'paragraph', text: [{ text: rest.title }] } : { ...rest, episodeId };
    }
    case 'picture': {
      const { source, ...picture } = linked.picture;
      return { kind: 'picture', picture: { ...picture, from: importedPicture(source) } };
    }
    case 'gallery':
      return {
        kind: 'gallery',
        pictures: linked.pictures.map(({ source, ...picture }) => ({ ...picture, from: importedPicture(source) })),
      };
    default:
      return linked;
  }
}
