import { findLanguage, type Episode, type JsonLd, type JsonLdContext } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { watchHref } from './program-href.ts';

/** The title and description of what plays, in the language of the page. */
export interface VideoTexts {
  name: string;
  description: string;
}

/** Tags of the product's codes of languages (`gr`). */
export const languageTags = (codes: readonly string[]) => codes.map((code) => findLanguage(code)?.tag ?? code);

const seconds = (length: number) => `PT${Math.round(length)}S`;

/** Chapters, each until the next one begins. */
const parts = ({ chapters, durationSeconds }: Episode['playback'], page: string): JsonLd[] =>
  chapters.map(({ startSeconds, title }, index) => ({
    '@type': 'Clip',
    name: title,
    startOffset: Math.floor(startSeconds),
    endOffset: Math.floor(chapters[index + 1]?.startSeconds ?? durationSeconds),
    url: `${page}${page.includes('?') ? '&' : '?'}t=${Math.floor(startSeconds)}`,
  }));

/**
 * What plays on the page of an episode or a video, in schema.org terms: with its file and its frame only where everybody may watch it.
 * Nothing where nobody knows when it came: search engines would take no notice of it.
 */
export function videoJsonLd(
  episode: Episode,
  texts: VideoTexts,
  { fileAt, pageAt, pictureAt }: JsonLdContext,
): JsonLd[] {
  const { id, access, scene, program, playback } = episode;
  if (!playback.publishedAt) return [];
  const page = pageAt(watchHref(program, id));
  const isFree = access === 'free';
  return [
    {
      '@type': 'VideoObject',
      ...texts,
      url: page,
      thumbnailUrl: [pictureAt(scene), fileAt(playback.posterUrl)],
      uploadDate: playback.publishedAt,
      duration: seconds(playback.durationSeconds),
      inLanguage: languageTags(playback.audioLanguages),
      genre: program.genres.map(({ name }) => name),
      isAccessibleForFree: isFree,
      requiresSubscription: access === 'subscriber',
      ...(isFree && { contentUrl: fileAt(playback.manifestUrl), embedUrl: pageAt(paths.embed.href(id)) }),
      ...(playback.chapters.length > 0 && { hasPart: parts(playback, page) }),
    },
  ];
}
