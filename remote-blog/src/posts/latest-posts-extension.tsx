import {
  loadFromApi,
  Skeleton as Place,
  type LoaderFunctionArgs,
  type Page,
  type PostCard,
} from '@sahra/shared/facade';
import styles from '../ui/post-rail.module.css';
import { PostRail, RAIL_LENGTH } from '../ui/post-rail.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/posts', { query: { pageSize: RAIL_LENGTH } });

export function Skeleton() {
  return <Place className={styles.rowPlace} height="panel" />;
}

/** The latest posts, below what the home page shows of films. */
export default function LatestPosts({ data }: { data: Page<PostCard> }) {
  if (data.items.length === 0) return null;
  return (
    <div className={styles.far}>
      <PostRail posts={data.items} />
    </div>
  );
}
