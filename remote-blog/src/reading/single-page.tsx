import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { paths } from '../paths.ts';
import { findPostType, type PostType } from '../ui/post-types.ts';
import { leadTo, loadPost, newestPost, openPost, takeComment } from './load-post.ts';
import { PostView } from './post-view.tsx';

export { PostSkeleton as Skeleton } from './post-skeleton.tsx';

/** Where posts of a type have their own address; the standard ones have that of all. */
const addressOf = (type: PostType) => (slug: string) =>
  type === 'standard' ? paths.post.href(slug) : paths.singlePost.href(type, slug);

export async function loader(args: LoaderFunctionArgs) {
  const type = findPostType(args.params.type);
  if (!type || type === 'standard') throw notFound();
  const { slug } = args.params;
  if (slug === undefined) throw leadTo(args, await newestPost(args, addressOf(type), type));
  const post = await openPost(args, slug, (moved) => addressOf(moved.type)(moved.slug));
  if (post.type !== type) throw leadTo(args, addressOf(post.type)(post.slug));
  return loadPost(args, post);
}

export const action = (args: ActionFunctionArgs) => takeComment(args, args.params.slug ?? '');

/** A post of one type: audio, video, link, quote or gallery. */
export default function SinglePage() {
  return <PostView {...useLoaderData<typeof loader>()} />;
}
