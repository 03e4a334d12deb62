import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { loadPost, readPost, takeComment } from './load-post.ts';
import { PostView } from './post-view.tsx';

export { PostSkeleton as Skeleton } from './post-skeleton.tsx';

/** The post that has all that a post can have. */
const SLUG = 'everything-a-post-can-hold';

export const loader = async (args: LoaderFunctionArgs) => loadPost(args, await readPost(args, SLUG));

export const action = (args: ActionFunctionArgs) => takeComment(args, SLUG);

/** What a post can look like. */
export default function TemplatePage() {
  return <PostView {...useLoaderData<typeof loader>()} />;
}
