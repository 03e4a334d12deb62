import { languageCodes } from '@sahra/shared/i18n/languages';
import type { SitemapVideo } from '@sahra/shared/schemas/sitemap';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { type Localized, textIn } from '../database/localized.ts';
import { episodeAccess } from '../episodes/episode-cards.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** What the site map says of what plays, of episodes with their programs and clips. */
export const videoColumns = {
  access: episodeAccess,
  kind: programs.kind,
  programTitle: programs.title,
  tagline: programs.tagline,
  publishedAt: programs.publishedAt,
  title: episodes.title,
  sceneName: episodes.sceneName,
  sceneColor: episodes.sceneColor,
  manifestUrl: clips.manifestUrl,
  durationSeconds: clips.durationSeconds,
};
interface VideoRow {
  access: string;
  kind: string;
  programTitle: Localized;
  tagline: Localized;
  publishedAt: Date;
  title: Localized;
  sceneName: string;
  sceneColor: string;
  manifestUrl: string;
  durationSeconds: number;
}

const inEachLanguage = (textOf: (code: (typeof languageCodes)[number]) => string) =>
  Object.fromEntries(languageCodes.map((code) => [code, textOf(code)])) as SitemapVideo['title'];

/** What plays; null where not everybody may watch it. */
export function toSitemapVideo(context: ReadContext, row: VideoRow): SitemapVideo | null {
  if (row.access !== 'free') return null;
  const { kind, programTitle, title, tagline, sceneName, sceneColor, manifestUrl, durationSeconds } = row;
  return {
    title: inEachLanguage((code) =>
      kind === 'series' ? `${textIn(programTitle, code)} · ${textIn(title, code)}` : textIn(programTitle, code),
    ),
    description: inEachLanguage((code) => textIn(tagline, code)),
    scene: pictureOf(context, 'scene', sceneName, sceneColor).src,
    manifestUrl,
    durationSeconds,
    publishedAt: row.publishedAt.toISOString(),
  };
}
