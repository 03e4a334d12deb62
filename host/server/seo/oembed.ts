import type { SitePage } from '@sahra/shared/federation/contract';
import { findHref, findParams } from '@sahra/shared/host-runtime';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { findLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { PageId } from '@sahra/shared/addresses';
import { singleFileOf } from '@sahra/shared/pictures';
import { idParamSchema, pictureSchema, type ErrorBody, type Picture } from '@sahra/shared/schemas/common';
import { escapeMarkup } from '@sahra/shared/server/escape-markup';
import { z } from 'zod';
import { apiReader } from './api-reader.ts';
import { embeddedPostSchema, postLink, readPostAddress } from './oembed-post.ts';
import type { SitemapParts } from './sitemap.ts';

export const oembedPath = '/oembed';

const FULL = { width: 1280, height: 720 };
const DEFAULT_WIDTH = 640;

const sizeSchema = z.coerce.number().int().min(1).max(100_000);
const querySchema = z.object({
  url: z.string().max(2048),
  format: z.string().max(20).default('json'),
  maxwidth: sizeSchema.optional(),
  maxheight: sizeSchema.default(FULL.height),
});
type Query = z.infer<typeof querySchema>;

/** What is needed of `GET /episodes/{id}`; the api may be of another version than this server. */
const episodeSchema = z.object({
  title: z.string(),
  scene: pictureSchema,
  program: z.object({ id: z.int(), kind: z.string(), title: z.string() }),
  access: z.string().default('free'),
});
type Episode = z.infer<typeof episodeSchema>;
/** What is needed of `GET /programs/{id}` of a video. */
const videoSchema = z.object({ firstEpisodeId: z.int() });

/** What a site that wants to show an address is answered (https://oembed.com). */
export interface OembedAnswer {
  status: number;
  body: Readonly<Record<string, unknown>> | ErrorBody;
}

const refusal = (status: number, code: string, message: string): OembedAnswer => ({ status, body: { code, message } });
const notFound = refusal(404, 'not_found', 'Nothing that can be embedded has this address');

/** The pages whose film can be shown elsewhere. */
const embedded: readonly PageId[] = ['streaming.episode', 'streaming.embed', 'streaming.video'];

/** The largest frame in the shape of films that is no larger than what was asked for. */
function sizeOf({ maxwidth = DEFAULT_WIDTH, maxheight }: Query) {
  const width = Math.max(1, Math.min(maxwidth, FULL.width, Math.floor((maxheight * FULL.width) / FULL.height)));
  return { width, height: Math.max(1, Math.round((width * FULL.height) / FULL.width)) };
}

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
    .join(' ');

const titleOf = ({ program, title }: Episode) =>
  program.kind === 'series' ? `${program.title} · ${title}` : program.title;

const idsSchema = z.object({ programId: idParamSchema.optional(), episodeId: idParamSchema.optional() });
interface Address extends z.infer<typeof idsSchema> {
  language: LanguageCode;
}

/** The ids in an address of this site, and its language; undefined where no page with a film has it. */
function readAddress(url: URL, pages: readonly SitePage[]): Address | undefined {
  const params = embedded.map((id) => findParams(pages, id, url.pathname)).find((found) => found !== undefined);
  const { success, data: ids } = idsSchema.safeParse(params);
  if (!success || (ids.programId ?? ids.episodeId) === undefined) return undefined;
  const language = findLanguage(url.searchParams.get('lang'))?.code ?? initialLanguage;
  return { ...ids, language };
}

/** A picture of the thing, where it is no larger than what was asked for. */
function thumbnail({ maxwidth = Infinity, maxheight }: Query, picture: Picture, origin: string) {
  const { path, width, height } = singleFileOf(picture, maxheight);
  return maxwidth >= width && maxheight >= height
    ? { thumbnail_url: origin + path, thumbnail_width: width, thumbnail_height: height }
    : {};
}

/** Answers questions after the frame that shows the film of a page, and after what a link to a post says. */
export function createOembed({ origin, apiUrl, pages }: SitemapParts) {
  const { find } = apiReader(apiUrl);
  /** What plays at an address: the page of a video names the video alone. */
  const episodeOf = async ({ programId, episodeId }: Address) =>
    episodeId ?? (await find(`/programs/${programId}`, videoSchema))?.firstEpisodeId;
  return async (query: unknown): Promise<OembedAnswer> => {
    const asked = querySchema.safeParse(query);
    if (!asked.success) return refusal(400, 'invalid_request', z.prettifyError(asked.error));
    if (asked.data.format !== 'json') return refusal(501, 'not_implemented', 'The only format is json');
    const open = await pages();
    const url = URL.canParse(asked.data.url) ? new URL(asked.data.url) : undefined;
    if (url?.origin !== origin) return notFound;
    const provider = { version: '1.0', provider_name: 'Sahra', provider_url: `${origin}/` };
    const ofPost = readPostAddress(url, open);
    if (ofPost) {
      const { slug, language } = ofPost;
      const post = await find(`/posts/${encodeURIComponent(slug)}?lang=${language}`, embeddedPostSchema);
      if (!post) return notFound;
      const body = {
        ...provider,
        ...postLink(post, origin, open, language),
        ...thumbnail(asked.data, post.picture, origin),
      };
      return { status: 200, body };
    }
    const address = readAddress(url, open);
    const episodeId = address && (await episodeOf(address));
    const embed = episodeId && findHref(open, 'streaming.embed' satisfies PageId, { episodeId });
    if (!address || !embed) return notFound;
    const { programId, language } = address;
    const episode = await find(`/episodes/${episodeId}?lang=${language}`, episodeSchema);
    if (!episode || (programId !== undefined && programId !== episode.program.id)) return notFound;
    const title = titleOf(episode);
    // Those who may watch it do so here: another site can only lead to it.
    if (episode.access !== 'free') return { status: 200, body: { ...provider, type: 'link', title } };
    const size = sizeOf(asked.data);
    const frame = {
      src: origin + addressIn(embed, language),
      ...size,
      title,
      allow: 'autoplay; fullscreen; picture-in-picture',
      loading: 'lazy',
      style: 'border:0',
    };
    return {
      status: 200,
      body: {
        ...provider,
        type: 'video',
        title,
        ...thumbnail(asked.data, episode.scene, origin),
        ...size,
        html: `<iframe ${attributes(frame)} allowfullscreen></iframe>`,
      },
    };
  };
}
