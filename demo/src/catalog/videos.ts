import type { SeedProgram } from '@sahra/api/seed/contents';
import type { CatalogProgram, CatalogVideo } from './file-schemas.ts';
import type { Catalog } from './files.ts';

/** What a video is about. */
export function programOf({ programs }: Pick<Catalog, 'programs'>, video: CatalogVideo): CatalogProgram {
  const about = programs.find(({ slug }) => slug === video.about);
  if (!about) throw new Error(`The video "${video.slug}" is about "${video.about}", which is no program`);
  return about;
}

/** A video as it is written: filed as what it is about. */
export function videoContents(
  video: CatalogVideo,
  catalog: Catalog,
  colors: { readonly posterColor: string; readonly sceneColor: string },
): SeedProgram {
  const { slug, type, about, clip, minutes, publishedOn, title, tagline, synopsis, lettering } = video;
  const { genres, tags, maturity, rating } = programOf(catalog, video);
  return {
    ...{ slug, kind: 'video', videoType: type, about, access: 'free', title, tagline, synopsis, maturity, rating },
    ...{ genres, tags, categories: [], directors: [], cast: [], lettering: lettering.ar, isListed: true },
    ...{ durationMinutes: minutes, seasonCount: 1, ...colors },
    year: Number(publishedOn.slice(0, 4)),
    publishedAt: new Date(`${publishedOn}T18:00:00Z`),
    episodes: [
      {
        ...{ slug: `${slug}-e1x1`, seasonNumber: 1, episodeNumber: 1, title, durationMinutes: minutes },
        ...{ access: null, sceneName: slug, sceneColor: colors.sceneColor, clip },
      },
    ],
  };
}
