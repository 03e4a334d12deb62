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
import { notFound, requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PosterGrid } from '../ui/poster-grid.tsx';
import { VideoGrid } from '../ui/video-grid.tsx';
import { hasName, isOfVideos } from './list-names.ts';

export { PosterPageSkeleton as Skeleton } from '../ui/poster-page-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const { list = '' } = args.params;
  if (!hasName(list)) throw notFound();
  const programs = await loadFromApi(args, '/lists/{list}', { params: { list }, query: { page } });
  requirePage(page, programs);
  return { list, programs };
}

/** All of one list. */
export default function ListPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { list, programs } = useLoaderData<typeof loader>();
  const title = t(`names.${list}`);
  const description = t(`descriptions.${list}`);
  const hrefOf = (page: number) => paths.list.href(list, page);
  const count = isOfVideos(list)
    ? t('videoCount', { count: programs.total })
    : t('streaming:programs.count', { count: programs.total });
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        path={hrefOf(programs.page)}
        place={[{ name: t('streaming:lists.title'), href: paths.lists.href() }]}
        {...(programs.total === 0 && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={description} count={count} />
      {programs.total === 0 && <EmptyState title={t('emptyList.title')} text={t('emptyList.text')} />}
      {isOfVideos(list) ? <VideoGrid videos={programs.items} inSight={3} /> : <PosterGrid programs={programs.items} />}
      <Pagination {...programs} hrefOf={hrefOf} />
    </PageFrame>
  );
}
