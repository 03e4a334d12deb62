import type { PictureSource, PostBlock } from '@sahra/shared/schemas/post-blocks';
import type { ExportedBlock, ExportedSource } from './export-lines.ts';
import { withFilms } from './film-links.ts';

/** Names of rows as files have them; undefined: it is gone. */
export interface ExportNames {
  readonly picture: (id: number) => string | undefined;
  readonly episode: (id: number) => string | undefined;
  readonly film: (id: string) => string | undefined;
}

export function exportedSource(source: PictureSource, names: ExportNames): ExportedSource | undefined {
  if ('art' in source) return source;
  const picture = names.picture(source.mediaId);
  return picture === undefined ? undefined : { picture };
}

/** A block as a file has it; none where what it shows is gone. */
export function exportedBlock(block: PostBlock, names: ExportNames): ExportedBlock[] {
  const linked = withFilms(block, names.film) as PostBlock;
  if (linked.kind === 'video') {
    const { episodeId, ...rest } = linked;
    const episode = names.episode(episodeId);
    return episode === undefined ? [] : [{ ...rest, episode }];
  }
  if (linked.kind !== 'picture' && linked.kind !== 'gallery') return [linked];
  const pictures = (linked.kind === 'picture' ? [linked.picture] : linked.pictures).flatMap((picture) => {
    const source = exportedSource(picture.source, names);
    return source ? [{ ...picture, source }] : [];
  });
  const [first] = pictures;
  if (linked.kind === 'picture' || pictures.length < 2) return first ? [{ kind: 'picture', picture: first }] : [];
  return [{ kind: 'gallery', pictures }];
}
