import {
  loadFromApi,
  Rail,
  Skeleton as Place,
  useTranslation,
  type LoaderFunctionArgs,
  type Page,
  type PostCard as PostCardData,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-card.module.css';

const COUNT = 4;

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/posts', { query: { pageSize: COUNT } });

export function Skeleton() {
  return <Place className={styles.rowPlace} height="panel" />;
}

/** The latest posts, below what the home page shows of films. */
export default function LatestPosts({ data }: { data: Page<PostCardData> }) {
  const { t } = useTranslation('blog');
  if (data.items.length === 0) return null;
  return (
    <Rail title={t('latest.title')} href={paths.blogs.href()} hrefLabel={t('latest.all')}>
      {data.items.map((post) => (
        <div key={post.id} className={styles.inRow}>
          <PostCard post={post} />
        </div>
      ))}
    </Rail>
  );
}
