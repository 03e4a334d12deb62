import type { PictureKind } from '@sahra/shared/pictures';
import { creditsOf } from '../catalog/credits.ts';
import { type CatalogEpisode, episodesOf } from '../catalog/episodes.ts';
import type { CatalogProgram, CatalogVideo } from '../catalog/file-schemas.ts';
import type { Catalog } from '../catalog/files.ts';
import { programOf } from '../catalog/videos.ts';
import type { ArtworkRequest } from './subject.ts';

/** Each picture of the catalogue by its name, of each kind. */
export type ArtworkRequests = Readonly<Record<PictureKind, ReadonlyMap<string, ArtworkRequest>>>;

type Lettered = Pick<CatalogProgram, 'slug' | 'title' | 'lettering' | 'genres' | 'tags' | 'year'>;

/** Below the title are those who made the program; a video has the names of what it is about. */
const poster = (
  { slug, title, lettering, genres, tags, year }: Lettered,
  program: string,
  { people }: Catalog,
): ArtworkRequest => ({
  kind: 'poster',
  subject: {
    slug,
    titleAr: title.ar,
    titleEn: title.en,
    lettering: lettering.ar,
    genre: genres[0] ?? '',
    tags,
    year,
    names: creditsOf(program, people).cast.map(({ name }) => name.en),
  },
});

/** A program's scene has the program's name, an episode's has the episode's and is numbered within the whole series. */
const scene = ({ slug, genres, tags }: CatalogProgram, episode?: CatalogEpisode): ArtworkRequest => ({
  kind: 'scene',
  subject: {
    slug,
    genre: genres[0] ?? '',
    tags,
    ...(episode && { episode: (episode.seasonNumber - 1) * 100 + episode.episodeNumber }),
  },
});

const scenesOf = (program: CatalogProgram): [string, ArtworkRequest][] => [
  [program.slug, scene(program)],
  ...(program.kind === 'movie'
    ? []
    : episodesOf(program).map((episode): [string, ArtworkRequest] => [episode.sceneName, scene(program, episode)])),
];

/** Episodes are numbered from 101 on: videos show the same world, and no picture twice. */
const VIDEO_SCENES = 9_000;

/** The world of what it is about. */
const videoScene =
  (catalog: Catalog) =>
  (video: CatalogVideo, index: number): [string, ArtworkRequest] => {
    const { slug, genres, tags } = programOf(catalog, video);
    return [
      video.slug,
      { kind: 'scene', subject: { slug, genre: genres[0] ?? '', tags, episode: VIDEO_SCENES + index } },
    ];
  };

/** Every picture that the catalogue needs. A product is shown in its first colour. */
export const artworkRequests = (catalog: Catalog): ArtworkRequests => ({
  poster: new Map([
    ...catalog.programs.map((program) => [program.slug, poster(program, program.slug, catalog)] as const),
    ...catalog.videos.map((video) => {
      const { genres, tags, year } = programOf(catalog, video);
      return [video.slug, poster({ ...video, genres, tags, year }, video.about, catalog)] as const;
    }),
  ]),
  scene: new Map([...catalog.programs.flatMap(scenesOf), ...catalog.videos.map(videoScene(catalog))]),
  portrait: new Map(
    catalog.people.map(({ slug, designation }) => [slug, { kind: 'portrait', subject: { slug, designation } }]),
  ),
  product: new Map(
    catalog.products.map(({ slug, shape, colors, motif }) => [
      slug,
      { kind: 'product', subject: { slug, shape, color: colors[0] ?? 'night', motif } },
    ]),
  ),
  post: new Map(catalog.posts.map(({ slug, type }) => [slug, { kind: 'post', subject: { slug, type } }])),
});
