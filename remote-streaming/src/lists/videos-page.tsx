import {
  ButtonLink,
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  redirect,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { ChosenFilters } from '@sahra/shared/parts/chosen-filters';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { VideoGrid, VideoGridSkeleton } from '../ui/video-grid.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { nameOf } from './chosen-program-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { GenreChoices } from './genre-choices.tsx';
import { ListBarSkeleton } from './list-bar-skeleton.tsx';
import styles from './list.module.css';
import { genreOf, genresOf, shortSearchOf } from './program-filter.ts';
import { readVideoFilter, videoSorts, videoTypes } from './video-filter.ts';

/** Videos that are in sight when the page opens. */
const IN_SIGHT = 3;

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const short = shortSearchOf(url);
  if (short !== undefined) throw redirect(paths.videos.href() + short);
  const page = pageNumberOf(args.request);
  const filter = readVideoFilter(url.searchParams);
  const { type: videoType, genre, sort = 'newest' } = filter;
  const [videos, { items: genres }] = await Promise.all([
    loadFromApi(args, '/programs', { query: { kind: 'video', videoType, genre, sort, page } }),
    loadFromApi(args, '/genres', { query: { pageSize: 60 } }),
  ]);
  requirePage(page, videos);
  const withVideos = genres.filter(({ totals }) => totals.video > 0);
  return { videos, filter, genres: withVideos.map(({ slug, name }) => ({ slug, name })) };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <ListBarSkeleton />
      <VideoGridSkeleton />
    </PageFrame>
  );
}

/** Trailers, clips and interviews, narrowed and in order. */
export default function VideosPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { videos, filter, genres } = useLoaderData<typeof loader>();
  const { type, sort } = filter;
  const slugs = genresOf(filter);
  const name = t('streaming:videos.title');
  const title = type ? t(`videoTypes.${type}`) : name;
  const types = [undefined, ...videoTypes].map((one) => ({
    href: paths.videos.href({ ...filter, type: one }),
    label: one ? t(`videoTypes.${one}`) : t('streaming:programs.kinds.all'),
    isChosen: one === type,
  }));
  const chosen = slugs.map((slug) => ({
    label: nameOf(genres, slug),
    href: paths.videos.href({ ...filter, genre: genreOf(slugs.filter((other) => other !== slug)) }),
  }));
  const hrefOf = (page: number) => paths.videos.href({ page, ...filter });
  const clearHref = paths.videos.href({ type, sort });
  const isOwn = chosen.length > 0 || sort !== undefined || videos.total === 0;
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={t('pages.videos')}
        path={hrefOf(videos.page)}
        {...(type && { place: [{ name, href: paths.videos.href() }] })}
        {...(isOwn && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={t('pages.videos')} />
      <ChoiceLinks label={t('filter.videoType')} choices={types} />
      <FilterPanel action={paths.videos.href()} current={paths.videos.href(filter)} chosen={chosen.length}>
        {type && <input type="hidden" name="type" value={type} />}
        <GenreChoices genres={genres} chosen={slugs} />
        <ChoiceSelect
          name="sort"
          label={t('filter.sort')}
          any={t('sorts.newest')}
          chosen={sort}
          choices={videoSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </FilterPanel>
      <ChosenFilters
        filters={chosen}
        clearHref={clearHref}
        texts={{ label: t('filter.chosen'), remove: t('filter.remove'), clear: t('filter.clear') }}
      />
      <p className={styles.count} role="status">
        {t('videoCount', { count: videos.total })}
      </p>
      {videos.total > 0 ? (
        <VideoGrid videos={videos.items} inSight={IN_SIGHT} />
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <ButtonLink variant="quiet" to={clearHref}>
            {t('filter.clear')}
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination {...videos} hrefOf={hrefOf} />
    </PageFrame>
  );
}
