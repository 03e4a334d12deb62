import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { leadTo, loadPost, newestPost, openPost, takeComment } from './load-post.ts';
import { PostView } from './post-view.tsx';

export { PostSkeleton as Skeleton } from './post-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  // Comments belong to one post: its address says which.
  if (slug === undefined) throw leadTo(args, await newestPost(args, paths.post.href));
  return loadPost(args, await openPost(args, slug, (post) => paths.post.href(post.slug)));
}

export const action = (args: ActionFunctionArgs) => takeComment(args, args.params.slug ?? '');

/** A post, whatever its type. */
export default function PostPage() {
  return <PostView {...useLoaderData<typeof loader>()} />;
}
