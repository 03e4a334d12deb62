import {
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { FeedLinks, useFeeds } from '../ui/feed-links.tsx';
import { BlogTabs } from './blog-tabs.tsx';
import { LayoutLinks } from './layout-links.tsx';
import { findPosition, pageSizeOf } from './list-layouts.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loadAllPosts } from './load-list.ts';
import { NoPosts } from './no-posts.tsx';
import { PostList } from './post-list.tsx';
import { SearchNotes } from './search-notes.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import styles from './sidebar-page.module.css';
import { TypeFilter } from './type-filter.tsx';

/** As many of the newest posts as stand beside the list. */
const RECENT = 5;

export async function loader(args: LoaderFunctionArgs) {
  const position = findPosition(args.params.position);
  if (!position) throw notFound();
  const [list, archive, recent] = await Promise.all([
    loadAllPosts(args, pageSizeOf('beside')),
    loadFromApi(args, '/post-archive'),
    loadFromApi(args, '/posts', { query: { pageSize: RECENT } }),
  ]);
  return { ...list, position, archive, recent: recent.items };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place height="control" />
      <Place height="control" />
      <div className={styles.columns}>
        <div className={styles.posts}>
          <ListSkeleton layout="beside" />
        </div>
        <Place height="panel" />
      </div>
    </PageFrame>
  );
}

/** All posts beside the ways into the blog. */
export default function SidebarPage() {
  const { t } = useTranslation('blog');
  const { posts, type, q, position, archive, recent } = useLoaderData<typeof loader>();
  const feeds = useFeeds();
  const hrefOf = (page: number, shown = type) =>
    paths.blogSidebar.href(position, { q, type: shown ?? undefined, page });
  return (
    <PageFrame>
      <PageHead
        title={t('posts.title')}
        description={t('posts.description')}
        path={paths.blogs.href({ q, type: type ?? undefined, page: posts.page })}
        feeds={feeds}
        {...((q !== '' || posts.total === 0) && { robots: 'noindex' })}
      />
      <PageHeading title={t('posts.title')} tagline={t('posts.description')} />
      <BlogTabs current="all" />
      <div className={styles.bar}>
        <TypeFilter type={type} hrefOf={(choice) => hrefOf(1, choice ?? null)} />
        <LayoutLinks layout="beside" type={type} q={q} />
      </div>
      <div className={styles.columns} data-position={position}>
        <div className={styles.posts}>
          {q !== '' && <SearchNotes typed={q} posts={posts} />}
          {posts.items.length > 0 ? <PostList posts={posts.items} layout="beside" /> : <NoPosts q={q} />}
          <Pagination {...posts} hrefOf={(page) => hrefOf(page)} />
        </div>
        <Sidebar archive={archive} recent={recent} q={q} />
      </div>
      <FeedLinks />
    </PageFrame>
  );
}
