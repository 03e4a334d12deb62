import {
  Link,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useLanguage,
  useLoaderData,
  useTranslation,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { FeedLinks, useFeeds } from '../../ui/feed-links.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { NoPosts } from '../no-posts.tsx';
import { PostList } from '../post-list.tsx';
import { TypeFilter } from '../type-filter.tsx';
import { dateName, datesAbove } from './archive-date.ts';
import styles from './archives.module.css';
import { loadArchiveList as loader, type ArchiveKind } from './load-archive-list.ts';

export { loader };

/** Of each kind the page of one, and that of all. */
const pages = {
  category: { own: paths.postCategory, all: paths.postCategories, plural: 'categories' },
  tag: { own: paths.postTag, all: paths.postTags, plural: 'tags' },
  author: { own: paths.postAuthor, all: paths.postAuthors, plural: 'authors' },
  date: { own: paths.postDate, all: paths.postDates, plural: 'dates' },
} as const satisfies Record<ArchiveKind, object>;

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <Place height="control" />
      <Place height="control" />
      <ListSkeleton layout="mixed" />
    </PageFrame>
  );
}

/** Posts of a category, with a tag, of an author, or of a year, a month or a day. */
export default function ArchivePage() {
  const { t } = useTranslation(['posts', 'blog']);
  const { code } = useLanguage();
  const { posts, type, kind, value, name, bio } = useLoaderData<typeof loader>();
  const { own, all, plural } = pages[kind];
  const title = kind === 'date' ? dateName(value, code) : name;
  const description = t(`archive.${kind}`, { name: title });
  // Who follows the blog gets what comes next, and not what was in a month.
  const part = kind === 'date' ? undefined : { scope: { kind, slug: value }, name };
  const feeds = useFeeds(part);
  const above =
    kind === 'date' ? datesAbove(value).map((date) => ({ name: dateName(date, code), href: own.href(date) })) : [];
  const hrefOf = (page: number, shown = type) => own.href(value, { type: shown ?? undefined, page });
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={bio || description}
        path={hrefOf(posts.page)}
        place={[
          { name: t('blog:posts.title'), href: paths.blogs.href() },
          { name: t(`blog:archives.${plural}`), href: all.href() },
          ...above,
        ]}
        feeds={feeds}
        {...(posts.total === 0 && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={bio || description} count={t('count', { count: posts.total })} />
      <BlogTabs />
      {above.length > 0 && (
        <p className={styles.above}>
          {above.map((date) => (
            <Link key={date.href} to={date.href}>
              {t('archive.allOf', { name: date.name })}
            </Link>
          ))}
        </p>
      )}
      <TypeFilter type={type} hrefOf={(choice) => hrefOf(1, choice ?? null)} />
      {posts.items.length > 0 ? <PostList posts={posts.items} layout="mixed" /> : <NoPosts />}
      <Pagination {...posts} hrefOf={(page) => hrefOf(page)} />
      <FeedLinks part={part} />
    </PageFrame>
  );
}
