import {
  getLanguage,
  type JsonLd,
  type JsonLdContext,
  type ListedEpisode,
  type PostDetail,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { addressIn } from '../ui/address-in.ts';
import { audioFile } from './blocks/audio-file.ts';

const wholeSeconds = (seconds: number) => `PT${Math.round(seconds)}S`;
const person = (name: string, url?: string): JsonLd => ({ '@type': 'Person', name, ...(url && { '@id': url, url }) });

const recordings = ({ blocks }: PostDetail, { fileAt }: JsonLdContext): JsonLd[] =>
  blocks.flatMap((block) =>
    block.kind === 'audio'
      ? {
          '@type': 'AudioObject',
          name: block.title,
          contentUrl: fileAt(audioFile(block.file)),
          encodingFormat: 'audio/mpeg',
          duration: wholeSeconds(block.seconds),
        }
      : [],
  );

const videos = ({ blocks }: PostDetail, episodes: readonly ListedEpisode[], { pictureAt }: JsonLdContext): JsonLd[] =>
  blocks.flatMap((block) => {
    const episode = block.kind === 'video' && episodes.find(({ id }) => id === block.episodeId);
    return episode
      ? {
          '@type': 'VideoObject',
          name: block.title,
          thumbnailUrl: pictureAt(episode.scene),
          duration: `PT${episode.durationMinutes}M`,
        }
      : [];
  });

const pictures = ({ blocks }: PostDetail, { pictureAt }: JsonLdContext): JsonLd[] =>
  blocks.flatMap((block) =>
    block.kind === 'gallery'
      ? block.pictures.map(({ picture, alternative, caption }): JsonLd => ({
          '@type': 'ImageObject',
          contentUrl: pictureAt(picture),
          ...(alternative && { description: alternative }),
          ...(caption && { caption }),
        }))
      : [],
  );

const sharedPage = ({ url, label }: NonNullable<PostDetail['link']>, { pageAt }: JsonLdContext): JsonLd => ({
  '@type': 'WebPage',
  name: label,
  url: url.startsWith('/') ? pageAt(url) : url,
});

/** What a post of its type is beside a text. */
function ofType(post: PostDetail, episodes: readonly ListedEpisode[], context: JsonLdContext): JsonLd {
  const { type, quote, link } = post;
  switch (type) {
    case 'audio':
      return { audio: recordings(post, context) };
    case 'video':
      return { video: videos(post, episodes, context) };
    case 'gallery':
      return { associatedMedia: pictures(post, context) };
    case 'quote':
      return quote ? { hasPart: { '@type': 'Quotation', text: quote.text, creator: person(quote.by) } } : {};
    case 'link':
      return link ? { sharedContent: sharedPage(link, context) } : {};
    default:
      return {};
  }
}

/** The same post in the other languages that it has. */
const translationsOf = ({ contentLanguage, translations }: PostDetail, { fileAt }: JsonLdContext): JsonLd => {
  const others = translations.filter(({ language }) => language !== contentLanguage);
  return others.length > 0
    ? {
        workTranslation: others.map(({ language, slug }) => ({
          '@type': 'BlogPosting',
          '@id': fileAt(addressIn(paths.post.href(slug), language)),
          inLanguage: getLanguage(language).tag,
        })),
      }
    : {};
};

/** A post in schema.org terms. */
export function postJsonLd(post: PostDetail, episodes: readonly ListedEpisode[], context: JsonLdContext): JsonLd {
  const { slug, title, excerpt, author, translator, publishedAt, updatedAt, picture, tags, commentCount } = post;
  const page = context.fileAt(addressIn(paths.post.href(slug), post.contentLanguage));
  return {
    '@type': 'BlogPosting',
    '@id': page,
    mainEntityOfPage: page,
    headline: title,
    description: excerpt,
    image: context.pictureAt(picture),
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: getLanguage(post.contentLanguage).tag,
    author: person(author.name, context.pageAt(paths.postAuthor.href(author.slug))),
    ...(translator && { translator: person(translator) }),
    timeRequired: `PT${post.readingMinutes}M`,
    keywords: tags.map(({ name }) => name),
    articleSection: post.categories.map(({ name }) => name),
    commentCount,
    isAccessibleForFree: true,
    ...translationsOf(post, context),
    ...ofType(post, episodes, context),
  };
}
