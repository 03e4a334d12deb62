import { Rail, useTranslation, type PostCard as PostCardData } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './post-rail.module.css';
import { PostCard } from './post-card.tsx';

/** As many posts as a page of another area shows. */
export const RAIL_LENGTH = 4;

interface PostRailProps {
  posts: readonly PostCardData[];
  /** Without one it is said that they are from the blog. */
  title?: string;
}

/** Some posts in a row, and the way to all; nothing where there are none. */
export function PostRail({ posts, title }: PostRailProps) {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return null;
  return (
    <Rail title={title ?? t('rail.title')} href={paths.blogs.href()} hrefLabel={t('rail.all')}>
      {posts.map((post) => (
        <div key={post.id} className={styles.inRow}>
          <PostCard post={post} isInRow />
        </div>
      ))}
    </Rail>
  );
}
