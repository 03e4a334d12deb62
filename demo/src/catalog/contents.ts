import type { SeedContents, SeedProgram } from '@sahra/api/seed/contents';
import type { PictureKind } from '@sahra/shared/pictures';
import { groundColor } from '../artwork/ground-color.ts';
import { picturesOf } from '../artwork/product-pictures.ts';
import { type ArtworkRequests, artworkRequests } from '../artwork/requests.ts';
import { creditsOf } from './credits.ts';
import { episodesOf, minutesOf } from './episodes.ts';
import type { CatalogProduct, CatalogProgram } from './file-schemas.ts';
import { type Catalog, readCatalog } from './files.ts';
import { accessOf, gatedClipOf, gatedClips, isSample, publishedAt } from './gated.ts';
import { members } from './members.ts';
import { missingClip, missingReel } from './missing-reel.ts';
import { postContents } from './posts.ts';
import { specialVariants } from './product-variants.ts';
import { videoContents } from './videos.ts';

/** Ground colour of a picture. */
function colorOf(requests: ArtworkRequests, kind: PictureKind, name: string): string {
  const request = requests[kind].get(name);
  if (!request) throw new Error(`There is no ${kind} of "${name}"`);
  return groundColor(request);
}

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);

/** Steps of three, so that neighbours in a season and in a row of programs show different clips. */
const freeClipOf = (program: CatalogProgram, index: number, at: number, { clips }: Catalog): string =>
  (program === missingReel ? undefined : clips[(index * 3 + at) % clips.length]?.id) ?? missingClip;

function programContents(
  program: CatalogProgram,
  index: number,
  catalog: Catalog,
  requests: ArtworkRequests,
): SeedProgram {
  const { slug, kind, title, tagline, synopsis, year, maturity, rating, genres, categories, tags } = program;
  const { directors, cast } = creditsOf(slug, catalog.people);
  const durationMinutes = minutesOf(program);
  const access = accessOf(catalog, slug);
  const all = episodesOf(program);
  return {
    ...{ slug, kind, title, tagline, synopsis, year, maturity, rating, genres, categories, tags, durationMinutes },
    seasonCount: program.kind === 'movie' ? 1 : program.episodes.length,
    lettering: program.lettering.ar,
    posterColor: colorOf(requests, 'poster', slug),
    sceneColor: colorOf(requests, 'scene', slug),
    isListed: program !== missingReel,
    ...{ videoType: null, access, publishedAt: publishedAt(program) },
    directors: slugsOf(directors),
    cast: slugsOf(cast),
    episodes: all.map((episode, at) => ({
      ...episode,
      durationMinutes,
      sceneColor: colorOf(requests, 'scene', episode.sceneName),
      access: isSample(access, at, all.length) ? ('free' as const) : null,
      clip:
        access === 'free' || isSample(access, at, all.length)
          ? freeClipOf(program, index, at, catalog)
          : gatedClipOf(index, at),
    })),
  };
}

const clipAddresses = (folder: string) => ({
  manifestUrl: `${folder}/master.m3u8`,
  posterUrl: `${folder}/poster.webp`,
  trickplayUrl: `${folder}/trickplay.vtt`,
});

const noMarks = { segments: [], chapters: [] };

const clipsOf = ({ clips, clipMarks }: Catalog): SeedContents['clips'] =>
  [
    ...clips.map((clip) => ({
      ...clip,
      marks: clipMarks[clip.id] ?? noMarks,
      folder: `/media/demo/${clip.id}~${clip.revision}`,
      isProtected: false,
    })),
    ...Object.entries(gatedClips).flatMap(([id, of]) =>
      clips
        .filter((clip) => clip.id === of)
        .map((clip) => ({
          ...clip,
          id,
          marks: clipMarks[of] ?? noMarks,
          folder: `/media/gated/demo/${id}`,
          isProtected: true,
        })),
    ),
    {
      id: missingClip,
      title: missingReel.title,
      durationSeconds: 30,
      audio: ['ar'],
      subtitles: ['ar', 'en'],
      marks: noMarks,
      folder: `/media/demo/${missingClip}`,
      isProtected: false,
    },
  ].map(({ id, title, durationSeconds, audio, subtitles, marks, folder, isProtected }) => ({
    slug: id,
    title,
    durationSeconds,
    audioLanguages: audio,
    subtitleLanguages: subtitles,
    isProtected,
    ...marks,
    ...clipAddresses(folder),
  }));

/** `14-03-1986` as an ISO date. */
const isoDate = (birthday: string) => birthday.split('-').reverse().join('-') || null;

function productContents(product: CatalogProduct, requests: ArtworkRequests): SeedContents['products'][number] {
  const { priceEgp, compareAtEgp, stock, reviews, sold, priceHistory: _, ...rest } = product;
  return {
    ...rest,
    price: priceEgp,
    compareAtPrice: compareAtEgp,
    stockQuantity: stock,
    variants: specialVariants(product),
    reviewCount: reviews,
    soldCount: sold,
    file: product.file ?? null,
    pictureColor: colorOf(requests, 'product', product.slug),
    pictures: picturesOf(product).map((picture) => ({
      ...picture,
      ground: colorOf(requests, 'product', picture.name),
    })),
  };
}

/** What an empty site is filled with. */
export function readContents(): SeedContents {
  const catalog = readCatalog();
  const requests = artworkRequests(catalog);
  const {
    categories,
    genres,
    tags,
    people,
    programs,
    slider,
    topTen,
    productCategories,
    products,
    postCategories,
    authors,
    posts,
    contributions,
  } = catalog;
  const written = [
    ...programs.map((program, index) => programContents(program, index, catalog, requests)),
    ...catalog.videos.map((video) =>
      videoContents(video, catalog, {
        posterColor: colorOf(requests, 'poster', video.slug),
        sceneColor: colorOf(requests, 'scene', video.slug),
      }),
    ),
  ];
  return {
    ...{ categories, genres, tags, slider, topTen, productCategories, postCategories, authors, contributions, members },
    people: people.map((person) => ({
      ...person,
      birthday: isoDate(person.birthday),
      color: colorOf(requests, 'portrait', person.slug),
    })),
    programs: written,
    coupons: catalog.coupons,
    clips: clipsOf(catalog),
    products: products.map((product) => productContents(product, requests)),
    posts: posts.map((post) => postContents(catalog, post, written, (kind, name) => colorOf(requests, kind, name))),
  };
}
