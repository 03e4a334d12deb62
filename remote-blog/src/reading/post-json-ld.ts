import {
  getLanguage,
  type JsonLd,
  type JsonLdContext,
  type LanguageCode,
  type ListedEpisode,
  type PostDetail,
} from '@sahra/shared/facade';
import type { AudioObject, BlogPosting, ImageGallery, Organization, Person, VideoObject, WebPage } from 'schema-dts';
import { paths } from '../paths.ts';
import { addressIn } from '../ui/address-in.ts';
import { audioFile } from './blocks/audio-file.ts';

/** What a page knows beside the post. */
export interface AroundPost {
  episodes: readonly ListedEpisode[];
  siteName: string;
  /** Path of the page that plays an episode in a frame; undefined where it is closed. */
  frameOf: (episodeId: number) => string | undefined;
}

const wholeSeconds = (seconds: number) => `PT${Math.max(1, Math.round(seconds))}S`;
const person = (name: string, url?: string) =>
  ({ '@type': 'Person', name, ...(url && { '@id': url, url }) }) satisfies Person;

/** The post in one language, the name by which other posts refer to it. */
const pageIn = (language: LanguageCode, slug: string, { fileAt }: JsonLdContext) =>
  fileAt(addressIn(paths.post.href(slug), language));

const recordings = ({ blocks, publishedAt }: PostDetail, { fileAt }: JsonLdContext) =>
  blocks.flatMap((block) =>
    block.kind === 'audio'
      ? ({
          '@type': 'AudioObject',
          name: block.title,
          contentUrl: fileAt(audioFile(block.file)),
          encodingFormat: 'audio/mpeg',
          duration: wholeSeconds(block.seconds),
          uploadDate: publishedAt,
          isAccessibleForFree: true,
        } satisfies AudioObject)
      : [],
  );

const videos = (
  { blocks, title, excerpt, publishedAt }: PostDetail,
  { episodes, frameOf }: AroundPost,
  { pageAt, pictureAt }: JsonLdContext,
) =>
  blocks.flatMap((block) => {
    const episode = block.kind === 'video' && episodes.find(({ id }) => id === block.episodeId);
    if (!episode) return [];
    const isFree = episode.access === 'free';
    const frame = isFree ? frameOf(episode.id) : undefined;
    return {
      '@type': 'VideoObject',
      name: block.title,
      description: excerpt || title,
      thumbnailUrl: pictureAt(episode.scene),
      duration: `PT${Math.max(1, episode.durationMinutes)}M`,
      // When the film itself came its own page says; here it is since then.
      uploadDate: publishedAt,
      isAccessibleForFree: isFree,
      ...(frame !== undefined && { embedUrl: pageAt(frame) }),
    } satisfies VideoObject;
  });

const gallery = (post: PostDetail, page: string, { pictureAt }: JsonLdContext) =>
  ({
    '@type': 'ImageGallery',
    '@id': `${page}#gallery`,
    name: post.title,
    url: page,
    inLanguage: getLanguage(post.contentLanguage).tag,
    image: post.blocks.flatMap((block) =>
      block.kind === 'gallery'
        ? block.pictures.map(({ picture, alternative, caption }) => ({
            '@type': 'ImageObject' as const,
            contentUrl: pictureAt(picture),
            ...(alternative && { description: alternative }),
            ...(caption && { caption }),
          }))
        : [],
    ),
  }) satisfies ImageGallery;

const sharedPage = ({ url, label }: NonNullable<PostDetail['link']>, { pageAt }: JsonLdContext) =>
  ({ '@type': 'WebPage', name: label, url: url.startsWith('/') ? pageAt(url) : url }) satisfies WebPage;

/** What a post of its type is beside a text. */
function ofType(post: PostDetail, page: string, around: AroundPost, context: JsonLdContext) {
  const { type, quote, link } = post;
  switch (type) {
    case 'audio':
      return { audio: recordings(post, context) };
    case 'video':
      return { video: videos(post, around, context) };
    case 'gallery':
      return { hasPart: gallery(post, page, context) };
    case 'quote':
      return quote ? { hasPart: { '@type': 'Quotation' as const, text: quote.text, creator: person(quote.by) } } : {};
    case 'link':
      return link ? { sharedContent: sharedPage(link, context) } : {};
    default:
      return {};
  }
}

/** Of the original its translations; of a translation the original. */
function translationsOf({ contentLanguage, translations, original }: PostDetail, context: JsonLdContext) {
  const refer = ({ language, slug }: PostDetail['translations'][number]) => ({
    '@type': 'BlogPosting' as const,
    '@id': pageIn(language, slug, context),
    url: pageIn(language, slug, context),
    inLanguage: getLanguage(language).tag,
  });
  const others = translations.filter(({ language }) => language !== contentLanguage);
  if (original === contentLanguage) return others.length > 0 ? { workTranslation: others.map(refer) } : {};
  const first = others.find(({ language }) => language === original);
  return first ? { translationOfWork: refer(first) } : {};
}

/** A post in schema.org terms. */
export function postJsonLd(post: PostDetail, around: AroundPost, context: JsonLdContext): JsonLd {
  const { slug, title, excerpt, author, translator, publishedAt, updatedAt, picture, tags, commentCount } = post;
  const page = pageIn(post.contentLanguage, slug, context);
  const home = context.fileAt('/');
  return {
    '@type': 'BlogPosting',
    '@id': page,
    url: page,
    mainEntityOfPage: page,
    headline: title,
    description: excerpt || title,
    image: context.pictureAt(picture),
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: getLanguage(post.contentLanguage).tag,
    author: person(author.name, context.pageAt(paths.postAuthor.href(author.slug))),
    publisher: {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: around.siteName,
      url: home,
    } satisfies Organization,
    ...(translator && { translator: person(translator) }),
    timeRequired: `PT${post.readingMinutes}M`,
    keywords: tags.map(({ name }) => name),
    articleSection: post.categories.map(({ name }) => name),
    commentCount,
    isAccessibleForFree: true,
    ...translationsOf(post, context),
    ...ofType(post, page, around, context),
  } satisfies BlogPosting;
}
