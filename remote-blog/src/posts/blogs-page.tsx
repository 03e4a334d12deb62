import {
  ButtonLink,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useLoaderData,
  useLocation,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { FeedLinks, useFeeds } from '../ui/feed-links.tsx';
import { BlogTabs } from './blog-tabs.tsx';
import styles from './blogs-page.module.css';
import { LayoutLinks } from './layout-links.tsx';
import { findGrid, gridHref, pageSizeOf, type WideLayout } from './list-layouts.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loadAllPosts, type LoadedList } from './load-list.ts';
import { NoPosts } from './no-posts.tsx';
import { PostList } from './post-list.tsx';
import { PostSearch } from './post-search.tsx';
import { SearchNotes } from './search-notes.tsx';
import { TypeFilter } from './type-filter.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { grid } = args.params;
  const layout: WideLayout | undefined = grid === undefined ? 'mixed' : findGrid(grid);
  if (!layout) throw notFound();
  return { ...(await loadAllPosts(args, pageSizeOf(layout))), layout };
}

export function Skeleton() {
  const { pathname } = useLocation();
  const grid = pathname.split('/').at(-1);
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place height="control" />
      <Place height="control" />
      <ListSkeleton layout={findGrid(grid) ?? 'mixed'} />
    </PageFrame>
  );
}

/** What was looked for, and the way back to all posts. */
function Found({ q, posts }: { q: string; posts: LoadedList['posts'] }) {
  const { t } = useTranslation('posts');
  return (
    <div className={styles.found}>
      <PostSearch q={q} />
      <SearchNotes typed={q} posts={posts} />
      <ButtonLink variant="ghost" to={paths.blogs.href()}>
        {t('search.clear')}
      </ButtonLink>
    </div>
  );
}

/** All posts, or those of a type, or what was found, in the columns that the address names. */
export default function BlogsPage() {
  const { t } = useTranslation('blog');
  const { posts, type, q, layout } = useLoaderData<typeof loader>();
  const feeds = useFeeds();
  const hrefOf = (page: number, shown = type) => gridHref(layout, { q, type: shown ?? undefined, page });
  return (
    <PageFrame>
      <PageHead
        title={t('posts.title')}
        description={t('posts.description')}
        // The same posts in other columns are no other page; what somebody looked for is theirs.
        path={paths.blogs.href({ q, type: type ?? undefined, page: posts.page })}
        feeds={feeds}
        {...((q !== '' || posts.total === 0) && { robots: 'noindex' })}
      />
      <PageHeading title={t('posts.title')} tagline={t('posts.description')} />
      <BlogTabs current="all" />
      {q !== '' && <Found q={q} posts={posts} />}
      <div className={styles.bar}>
        <TypeFilter type={type} hrefOf={(choice) => hrefOf(1, choice ?? null)} />
        <LayoutLinks layout={layout} type={type} q={q} />
      </div>
      {posts.items.length > 0 ? <PostList posts={posts.items} layout={layout} /> : <NoPosts q={q} />}
      <Pagination {...posts} hrefOf={(page) => hrefOf(page)} />
      <FeedLinks />
    </PageFrame>
  );
}
