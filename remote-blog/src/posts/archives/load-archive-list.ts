import { loadFromApi, type LoaderFunctionArgs, type PostCard } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { pageSizeOf } from '../list-layouts.ts';
import { loadList, type ListScope } from '../load-list.ts';

/** By what an archive's posts are brought together: also the parameter of its address. */
export const archiveKinds = ['category', 'tag', 'author', 'date'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** What a post calls the thing that all posts of the archive have; of a date, the date. */
function nameIn(post: PostCard, kind: ArchiveKind, value: string): string | undefined {
  if (kind === 'date') return value;
  if (kind === 'author') return post.author.slug === value ? post.author.name : undefined;
  return (kind === 'category' ? post.categories : post.tags).find(({ slug }) => slug === value)?.name;
}

async function findBio(args: LoaderFunctionArgs, author: string): Promise<string | null> {
  const { authors } = await loadFromApi(args, '/post-archive');
  return authors.find(({ slug }) => slug === author)?.bio ?? null;
}

/** A post of the archive, of whatever type. */
async function findOne(args: LoaderFunctionArgs, scope: ListScope): Promise<PostCard | undefined> {
  const { items } = await loadFromApi(args, '/posts', { query: { ...scope, pageSize: 1 } });
  return items[0];
}

/** The posts that an archive's address asks for. One without posts does not exist; one without posts of a type does. */
export async function loadArchiveList(args: LoaderFunctionArgs) {
  const kind = archiveKinds.find((name) => args.params[name] !== undefined);
  const value = kind && args.params[kind];
  if (!kind || !value) throw notFound();
  const scope = { [kind]: value };
  const [list, bio] = await Promise.all([
    loadList(args, pageSizeOf('mixed'), scope),
    kind === 'author' ? findBio(args, value) : null,
  ]);
  const post = list.posts.items[0] ?? (list.type ? await findOne(args, scope) : undefined);
  const name = post && nameIn(post, kind, value);
  if (name === undefined) throw notFound();
  return { ...list, kind, value, name, bio };
}
