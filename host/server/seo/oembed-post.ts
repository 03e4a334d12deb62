import type { PageId } from '@sahra/shared/addresses';
import type { SitePage } from '@sahra/shared/federation/contract';
import { findHref, findParams } from '@sahra/shared/host-runtime';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { findLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { postSlugSchema } from '@sahra/shared/schemas/blog';
import { pictureSchema } from '@sahra/shared/schemas/common';
import { z } from 'zod';
import { harmlessText } from './post-feeds/harmless-text.ts';

/** What is needed of `GET /posts/{slug}`; the api may be of another version than this server. */
export const embeddedPostSchema = z.object({
  title: z.string().transform(harmlessText),
  author: z.object({ slug: z.string(), name: z.string().transform(harmlessText) }),
  picture: pictureSchema,
});
type EmbeddedPost = z.infer<typeof embeddedPostSchema>;

/** The pages that show one post, whatever its type. */
const postPages: readonly PageId[] = ['blog.post', 'blog.single'];

/** Letters of other scripts come as their bytes; undefined where these are no text. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export interface PostAddress {
  slug: string;
  language: LanguageCode;
}

/** Which post an address of this site is about, in which language; undefined where it is not the address of one. */
export function readPostAddress(url: URL, open: readonly SitePage[]): PostAddress | undefined {
  const params = postPages.map((id) => findParams(open, id, url.pathname)).find((found) => found !== undefined);
  const slug = postSlugSchema.safeParse(decoded(params?.slug));
  const language = findLanguage(url.searchParams.get('lang'))?.code ?? initialLanguage;
  return slug.success ? { slug: slug.data, language } : undefined;
}

/**
 * A post as another site may link to it. It is no markup of ours in their page: how a link looks is theirs, and pages of posts are
 * in no frames.
 */
export function postLink(
  { title, author }: EmbeddedPost,
  origin: string,
  open: readonly SitePage[],
  language: LanguageCode,
) {
  const page = findHref(open, 'blog.author' satisfies PageId, { author: author.slug });
  return {
    type: 'link',
    title,
    author_name: author.name,
    ...(page !== undefined && { author_url: origin + addressIn(page, language) }),
  };
}
