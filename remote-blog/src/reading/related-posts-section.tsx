import type { PostCard } from '@sahra/shared/facade';
import { PostRail } from '../ui/post-rail.tsx';
import styles from './post-view.module.css';

/** Posts that go with the one above: the last section of its page. */
export default function RelatedPosts({ title, posts }: { title: string; posts: readonly PostCard[] }) {
  return (
    <div className={styles.rail}>
      <PostRail posts={posts} title={title} />
    </div>
  );
}
