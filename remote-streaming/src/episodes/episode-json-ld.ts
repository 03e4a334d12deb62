import type { Episode, JsonLd, JsonLdContext } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { programReference } from '../ui/program-reference.ts';

/** The title and description of the page, in its language. */
interface EpisodeTexts {
  name: string;
  description: string;
}

/** What plays. Without the day on which it came, search engines take no notice of it. */
function video({ playback, scene }: Episode, texts: EpisodeTexts, { fileAt, pictureAt }: JsonLdContext): JsonLd {
  if (!playback.publishedAt) return {};
  return {
    video: {
      '@type': 'VideoObject',
      ...texts,
      thumbnailUrl: pictureAt(scene),
      uploadDate: playback.publishedAt,
      duration: `PT${Math.round(playback.durationSeconds)}S`,
      contentUrl: fileAt(playback.manifestUrl),
      isAccessibleForFree: true,
    },
  };
}

/** The page of an episode in schema.org terms: a film with its video, or a part of a series. */
export function episodeJsonLd(episode: Episode, texts: EpisodeTexts, context: JsonLdContext): JsonLd {
  const { program, id, title, seasonNumber, episodeNumber, durationMinutes, scene } = episode;
  const ofProgram = programReference(program, context);
  if (program.kind === 'movie')
    return {
      ...ofProgram,
      image: context.pictureAt(program.scene),
      dateCreated: String(program.year),
      ...video(episode, texts, context),
    };
  return {
    '@type': 'TVEpisode',
    url: context.pageAt(paths.episode.href(program.id, id)),
    name: title,
    episodeNumber,
    image: context.pictureAt(scene),
    timeRequired: `PT${durationMinutes}M`,
    partOfSeason: { '@type': 'TVSeason', seasonNumber },
    partOfSeries: ofProgram,
    ...video(episode, texts, context),
  };
}
