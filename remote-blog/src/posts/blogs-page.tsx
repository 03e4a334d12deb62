import {
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import styles from './blogs-page.module.css';
import { PostCard } from './post-card.tsx';
import { findPostType, postTypes, type PostType } from './post-types.ts';

export { BlogsSkeleton as Skeleton } from './blogs-skeleton.tsx';

/** The types of posts. */
function TypeFilter({ type }: { type: PostType | null }) {
  const { t } = useTranslation('blog');
  const choices = [null, ...postTypes].map((choice) => ({
    href: paths.blogs.href(choice ? { type: choice } : {}),
    label: t(`posts.types.${choice ?? 'all'}`),
    isChosen: choice === type,
  }));
  return <ChoiceLinks label={t('posts.filter')} choices={choices} />;
}

const PAGE_SIZE = 10;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const type = findPostType(new URL(args.request.url).searchParams.get('type'));
  const posts = await loadFromApi(args, '/posts', { query: { page, pageSize: PAGE_SIZE, type } });
  requirePage(page, posts);
  return { posts, type: type ?? null };
}

export default function BlogsPage() {
  const { t } = useTranslation('blog');
  const { posts, type } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => paths.blogs.href({ page, ...(type && { type }) });
  return (
    <PageFrame>
      <PageHead title={t('posts.title')} description={t('posts.description')} path={hrefOf(posts.page)} />
      <PageHeading title={t('posts.title')} tagline={t('posts.description')} />
      <TypeFilter type={type} />
      {posts.items.length === 0 ? (
        <EmptyState title={t('posts.empty.title')} text={t('posts.empty.text')} />
      ) : (
        <ul className={styles.grid}>
          {posts.items.map((post, index) => (
            <li key={post.id} className={styles.place}>
              <PostCard post={post} isPriority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination {...posts} hrefOf={hrefOf} />
    </PageFrame>
  );
}
