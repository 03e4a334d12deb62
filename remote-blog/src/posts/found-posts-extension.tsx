import {
  loadFromApi,
  Skeleton as Place,
  type LoaderFunctionArgs,
  type Page,
  type PostCard,
} from '@sahra/shared/facade';
import { searchTextOf } from '@sahra/shared/form-rules/search-text';
import styles from './post-card.module.css';
import { PostRail, RAIL_LENGTH } from './post-rail.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const q = searchTextOf(args.request.url);
  return q ? loadFromApi(args, '/posts', { query: { q, pageSize: RAIL_LENGTH } }) : null;
}

export function Skeleton() {
  return (
    <div className={styles.below}>
      <Place className={styles.rowPlace} height="panel" />
    </div>
  );
}

/** Posts whose titles have the words that a visitor looks for. */
export default function FoundPosts({ data }: { data: Page<PostCard> | null }) {
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles.below}>
      <PostRail posts={data.items} />
    </div>
  );
}
