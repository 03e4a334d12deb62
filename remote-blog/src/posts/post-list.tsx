import type { PostCard as PostCardData } from '@sahra/shared/facade';
import { PostCard } from '../ui/post-card.tsx';
import type { ListLayout } from './list-layouts.ts';
import styles from './post-list.module.css';

const shapes: Partial<Record<ListLayout, 'wide' | 'small'>> = { single: 'wide', 'small-grid': 'small' };
/** Widths at which covers are laid out; those of a card itself where a layout has none. */
const widths: Partial<Record<ListLayout, string>> = {
  single: '(min-width: 768px) 38vw, 92vw',
  double: '(min-width: 768px) 46vw, 92vw',
  'small-grid': '(min-width: 1200px) 22vw, (min-width: 992px) 30vw, (min-width: 480px) 46vw, 92vw',
};

/** Posts in the columns of a layout. */
export function PostList({ posts, layout }: { posts: readonly PostCardData[]; layout: ListLayout }) {
  return (
    <ul className={styles.list} data-layout={layout}>
      {posts.map((post, index) => (
        <li key={post.id} className={styles.place}>
          <PostCard post={post} isPriority={index === 0} shape={shapes[layout]} sizes={widths[layout]} />
        </li>
      ))}
    </ul>
  );
}
