import { coverOfType, type PictureKind } from '@sahra/shared/pictures';
import { postTypes } from '@sahra/shared/schemas/blog';
import { creditsOf } from '../catalog/credits.ts';
import { type CatalogEpisode, episodesOf } from '../catalog/episodes.ts';
import type { CatalogProgram, CatalogVideo } from '../catalog/file-schemas.ts';
import type { Catalog } from '../catalog/files.ts';
import { programOf } from '../catalog/videos.ts';
import { picturesOf } from './product-pictures.ts';
import type { ArtworkRequest, PosterSubject } from './subject.ts';

/** Each picture of the catalogue by its name, of each kind. */
export type ArtworkRequests = Readonly<Record<PictureKind, ReadonlyMap<string, ArtworkRequest>>>;

type Lettered = Pick<CatalogProgram, 'slug' | 'title' | 'lettering' | 'genres' | 'tags' | 'year'>;

/** Below the title are those who made the program; a video has the names of what it is about. */
const lettered = (
  { slug, title, lettering, genres, tags, year }: Lettered,
  program: string,
  { people }: Catalog,
): PosterSubject => ({
  slug,
  titleAr: title.ar,
  titleEn: title.en,
  lettering: lettering.ar,
  genre: genres[0] ?? '',
  tags,
  year,
  names: creditsOf(program, people).cast.map(({ name }) => name.en),
});
const poster = (...of: Parameters<typeof lettered>): ArtworkRequest => ({ kind: 'poster', subject: lettered(...of) });

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

/** Every picture that the catalogue needs. A product is shown in each of its colours, in several views. */
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
    catalog.products.flatMap((product) => {
      const { slug, shape, motif } = product;
      const film = catalog.programs.find((program) => program.slug === motif);
      const program = film && lettered(film, film.slug, catalog);
      return picturesOf(product).map(({ name, color, view }) => [
        name,
        {
          kind: 'product',
          subject: { slug, shape, color: color || 'night', motif, view, ...(program && { program }) },
        },
      ]);
    }),
  ),
  post: new Map(
    [...catalog.posts, ...postTypes.map((type) => ({ slug: coverOfType(type), type }))].map(({ slug, type }) => [
      slug,
      { kind: 'post', subject: { slug, type } },
    ]),
  ),
});
