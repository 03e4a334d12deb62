import { Rail, useTranslation, type PostCard as PostCardData } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './post-card.module.css';
import { PostCard } from './post-card.tsx';

/** As many posts as a page of another area shows. */
export const RAIL_LENGTH = 4;

/** Some posts in a page of another area; nothing where there are none. */
export function PostRail({ posts }: { posts: readonly PostCardData[] }) {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return null;
  return (
    <Rail title={t('rail.title')} href={paths.blogs.href()} hrefLabel={t('rail.all')} areCardsLinks={false}>
      {posts.map((post) => (
        <div key={post.id} className={styles.inRow}>
          <PostCard post={post} isInRow />
        </div>
      ))}
    </Rail>
  );
}
