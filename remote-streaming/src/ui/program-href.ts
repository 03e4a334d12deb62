import type { ProgramCard } from '@sahra/shared/facade';
import { paths, type PlayedThrough } from '../paths.ts';

type Named = Pick<ProgramCard, 'id' | 'kind'>;

/** The page of a program; a video has one page, where it plays. */
export const programHref = ({ id, kind }: Named) => (kind === 'video' ? paths.video.href(id) : paths.program.href(id));

/** Where an episode of a program plays. */
export const watchHref = (program: Named, episodeId: number, query: PlayedThrough = {}) =>
  program.kind === 'video' ? paths.video.href(program.id, query) : paths.episode.href(program.id, episodeId, query);
