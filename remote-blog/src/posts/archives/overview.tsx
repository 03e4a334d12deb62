import type { ReactNode } from 'react';
import {
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { FeedLinks, useFeeds } from '../../ui/feed-links.tsx';
import { BlogTabs } from '../blog-tabs.tsx';

type Overview = 'categories' | 'tags' | 'authors' | 'dates';

export const loadArchive = (args: LoaderFunctionArgs) => loadFromApi(args, '/post-archive');

export function OverviewSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place height="control" />
      <Place height="panel" />
    </PageFrame>
  );
}

interface ArchiveOverviewProps {
  of: Overview;
  isEmpty: boolean;
  children: ReactNode;
}

/** All that posts are found by in one way. */
export function ArchiveOverview({ of, isEmpty, children }: ArchiveOverviewProps) {
  const { t } = useTranslation(['posts', 'blog']);
  const feeds = useFeeds();
  const title = t(`blog:archives.${of}`);
  const description = t(`overviews.${of}`);
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        place={[{ name: t('blog:posts.title'), href: paths.blogs.href() }]}
        feeds={feeds}
        {...(isEmpty && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={description} />
      <BlogTabs current={of} />
      {isEmpty ? <EmptyState title={t('noPosts.title')} text={t('noPosts.text')} /> : children}
      <FeedLinks />
    </PageFrame>
  );
}
