import type { Episode, JsonLd, JsonLdContext } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { programReference } from '../ui/program-reference.ts';
import { videoJsonLd, type VideoTexts } from '../ui/video-json-ld.ts';

/** The page of an episode in schema.org terms: a film with its video, or a part of a series. */
export function episodeJsonLd(episode: Episode, texts: VideoTexts, context: JsonLdContext): JsonLd {
  const { program, id, title, seasonNumber, episodeNumber, durationMinutes, scene, access } = episode;
  const ofProgram = programReference(program, context);
  const [video] = videoJsonLd(episode, texts, context);
  const common = {
    duration: `PT${durationMinutes}M`,
    isAccessibleForFree: access === 'free',
    ...(video && { video }),
  };
  if (program.kind !== 'series')
    return {
      ...ofProgram,
      image: context.pictureAt(program.scene),
      dateCreated: String(program.year),
      genre: program.genres.map(({ name }) => name),
      ...common,
    };
  return {
    '@type': 'TVEpisode',
    url: context.pageAt(paths.episode.href(program.id, id)),
    name: title,
    episodeNumber,
    image: context.pictureAt(scene),
    partOfSeason: { '@type': 'TVSeason', seasonNumber },
    partOfSeries: ofProgram,
    ...common,
  };
}
