import { Skeleton as Place, type SearchHitOf } from '@sahra/shared/facade';
import { PostCard } from '../ui/post-card.tsx';
import styles from './found-posts.module.css';

export function Skeleton() {
  return <Place height="panel" />;
}

/** Posts that were found. */
export default function FoundPosts({ hits }: { hits: readonly SearchHitOf<'blog'>[] }) {
  return (
    <ul className={styles.grid}>
      {hits.map(({ post }) => (
        <li key={post.id} className={styles.place}>
          <PostCard post={post} isInRow />
        </li>
      ))}
    </ul>
  );
}
