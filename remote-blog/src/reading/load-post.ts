import {
  loadFromApi,
  redirect,
  type ActionFunctionArgs,
  type ListedEpisode,
  type LoaderFunctionArgs,
  type PostDetail,
  type Product,
  type ProgramCard,
} from '@sahra/shared/facade';
import { contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import type { PostType } from '../ui/post-types.ts';
import { nameLanguages } from './name-languages.ts';

/** Reads something without which a post can stand. */
async function readIfPossible<T>({ request }: LoaderFunctionArgs, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
}

/** Things of another area by their ids, in the order of the ids; none where they cannot be read. */
async function readByIds<T extends { id: number }>(
  args: LoaderFunctionArgs,
  ids: readonly number[],
  read: (query: { ids: string; pageSize: number }) => Promise<{ items: readonly T[] }>,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const answer = await readIfPossible(args, read({ ids: ids.join(','), pageSize: ids.length }));
  return ids.flatMap((id) => answer?.items.find((item) => item.id === id) ?? []);
}

const episodeIdsOf = ({ blocks }: PostDetail) => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'video' ? [block.episodeId] : []))),
];

/** Films, products and episodes that a post names. */
async function loadNamed(args: LoaderFunctionArgs, post: PostDetail) {
  const { programIds, productIds } = post.about;
  const [programs, products, episodes]: [ProgramCard[], Product[], ListedEpisode[]] = await Promise.all([
    readByIds(args, programIds, (query) => loadFromApi(args, '/programs', { query })),
    readByIds(args, productIds, (query) => loadFromApi(args, '/products', { query })),
    readByIds(args, episodeIdsOf(post), ({ ids }) => loadFromApi(args, '/episodes', { query: { ids } })),
  ]);
  return { programs, products, episodes };
}

export const readPost = (args: LoaderFunctionArgs | ActionFunctionArgs, slug: string) =>
  loadFromApi(args, '/posts/{slug}', { params: { slug } });

/**
 * The post of a page: what is published at its address, or what the link of a preview shows. Who follows an address that the post had
 * once is led to the one that it has.
 *
 * @param hrefOf where the page shows a post
 */
export async function openPost(
  args: LoaderFunctionArgs,
  slug: string,
  hrefOf: (post: PostDetail) => string,
): Promise<PostDetail> {
  const token = new URL(args.request.url).searchParams.get('preview');
  if (token) return loadFromApi(args, '/post-previews/{token}', { params: { token } });
  const post = await readPost(args, slug);
  const asked = slug.normalize('NFC');
  if (post.slug !== asked && post.translations.every((translation) => translation.slug !== asked))
    throw leadTo(args, hrefOf(post), 301);
  return post;
}

/** Whether a page shows what is not published; search engines are asked not to list that. */
export const isPreview = ({ request }: LoaderFunctionArgs): boolean => new URL(request.url).searchParams.has('preview');

/** All that the page of a post shows. */
export async function loadPost(args: LoaderFunctionArgs, post: PostDetail) {
  const [named, contributions] = await Promise.all([
    loadNamed(args, post),
    loadContributions(args, 'post', String(post.id)),
  ]);
  const languageNames = nameLanguages(args, post.contentLanguage);
  return { post, ...named, contributions, languageNames, isPreview: isPreview(args) };
}
export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;

/** Takes the forms of the comments on a post. */
export async function takeComment(args: ActionFunctionArgs, slug: string) {
  const { id } = await readPost(args, slug);
  return contributionsAction('post', 'id')({ ...args, params: { ...args.params, id: String(id) } });
}

/** Leads to another address of the blog; who came in a language of the address's stays in it. */
export function leadTo({ request }: LoaderFunctionArgs, path: string, status: 301 | 302 = 302) {
  const language = new URL(request.url).searchParams.get('lang');
  const asked = language === null ? '' : `${path.includes('?') ? '&' : '?'}${new URLSearchParams({ lang: language })}`;
  return redirect(path + asked, status);
}

/** Where the newest post is, of a type or of all; the list where there is none. */
export async function newestPost(
  args: LoaderFunctionArgs,
  hrefOf: (slug: string) => string,
  type?: PostType,
): Promise<string> {
  const { items } = await loadFromApi(args, '/posts', { query: { pageSize: 1, ...(type && { type }) } });
  return items[0] ? hrefOf(items[0].slug) : paths.blogs.href(type ? { type } : {});
}
