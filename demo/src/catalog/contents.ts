import type { SeedContents, SeedProgram } from '@sahra/api/seed/contents';
import type { PictureKind } from '@sahra/shared/pictures';
import { groundColor } from '../artwork/ground-color.ts';
import { type ArtworkRequests, artworkRequests } from '../artwork/requests.ts';
import { creditsOf } from './credits.ts';
import { episodesOf, minutesOf } from './episodes.ts';
import type { CatalogProgram } from './file-schemas.ts';
import { type Catalog, readCatalog } from './files.ts';
import { members } from './members.ts';
import { missingClip, missingReel } from './missing-reel.ts';

/** Ground colour of a picture. */
function colorOf(requests: ArtworkRequests, kind: PictureKind, name: string): string {
  const request = requests[kind].get(name);
  if (!request) throw new Error(`There is no ${kind} of "${name}"`);
  return groundColor(request);
}

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);

function programContents(
  program: CatalogProgram,
  index: number,
  catalog: Catalog,
  requests: ArtworkRequests,
): SeedProgram {
  const { slug, kind, title, tagline, synopsis, year, maturity, rating, genres, categories, tags } = program;
  const { directors, cast } = creditsOf(slug, catalog.people);
  const durationMinutes = minutesOf(program);
  return {
    ...{ slug, kind, title, tagline, synopsis, year, maturity, rating, genres, categories, tags, durationMinutes },
    seasonCount: program.kind === 'movie' ? 1 : program.episodes.length,
    lettering: program.lettering.ar,
    posterColor: colorOf(requests, 'poster', slug),
    sceneColor: colorOf(requests, 'scene', slug),
    isListed: program !== missingReel,
    directors: slugsOf(directors),
    cast: slugsOf(cast),
    episodes: episodesOf(program).map((episode, at) => ({
      ...episode,
      durationMinutes,
      sceneColor: colorOf(requests, 'scene', episode.sceneName),
      // Steps of three, so that neighbours in a season and in a row of programs show different clips.
      clip:
        (program === missingReel ? undefined : catalog.clips[(index * 3 + at) % catalog.clips.length]?.id) ??
        missingClip,
    })),
  };
}

const clipAddresses = (slug: string) => ({
  manifestUrl: `/media/demo/${slug}/master.m3u8`,
  posterUrl: `/media/demo/${slug}/poster.webp`,
  trickplayUrl: `/media/demo/${slug}/trickplay.vtt`,
});

const clipsOf = ({ clips }: Catalog): SeedContents['clips'] =>
  [
    ...clips,
    { id: missingClip, title: missingReel.title, durationSeconds: 30, audio: ['ar'], subtitles: ['ar', 'en'] },
  ].map(({ id, title, durationSeconds, audio, subtitles }) => ({
    slug: id,
    title,
    durationSeconds,
    audioLanguages: audio,
    subtitleLanguages: subtitles,
    ...clipAddresses(id),
  }));

/** `14-03-1986` as an ISO date. */
const isoDate = (birthday: string) => birthday.split('-').reverse().join('-') || null;

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
  return {
    ...{ categories, genres, tags, slider, topTen, productCategories, postCategories, authors, contributions, members },
    people: people.map((person) => ({
      ...person,
      birthday: isoDate(person.birthday),
      color: colorOf(requests, 'portrait', person.slug),
    })),
    programs: programs.map((program, index) => programContents(program, index, catalog, requests)),
    clips: clipsOf(catalog),
    products: products.map(({ priceEgp, compareAtEgp, stock, reviews, sold, ...product }) => ({
      ...product,
      price: priceEgp,
      compareAtPrice: compareAtEgp,
      stockQuantity: stock,
      reviewCount: reviews,
      soldCount: sold,
      pictureColor: colorOf(requests, 'product', product.slug),
    })),
    posts: posts.map(({ publishedAt, clip, programs: gallery, quote, link, ...post }) => ({
      ...post,
      publishedAt: new Date(publishedAt),
      quote: quote ?? null,
      link: link ?? null,
      clipSlug: clip ?? null,
      galleryPrograms: gallery ?? [],
      pictureColor: colorOf(requests, 'post', post.slug),
    })),
  };
}
