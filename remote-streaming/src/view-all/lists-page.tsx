import {
  formatNumber,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Rail,
  Skeleton as Placeholder,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PosterCard } from '../ui/poster-card.tsx';
import { useLength } from '../ui/use-length.ts';
import { VideoRail } from '../ui/video-rail.tsx';
import { hasName, isOfVideos } from './list-names.ts';
import styles from './lists-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { items } = await loadFromApi(args, '/lists', { query: { pageSize: 60 } });
  return items.filter(({ id }) => hasName(id));
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Placeholder height="panel" />
    </PageFrame>
  );
}

/** Every list with its first few; each leads to all of it. */
export default function ListsPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { code } = useLanguage();
  const length = useLength();
  const lists = useLoaderData<typeof loader>();
  const title = t('streaming:lists.title');
  const description = t('pages.lists');
  return (
    <>
      <PageFrame>
        <PageHead title={title} description={description} />
        <PageHeading title={title} tagline={description} />
      </PageFrame>
      <div className={styles.rails}>
        {lists.map(({ id, total, programs }) => {
          const hrefLabel = t('streaming:home.all', { number: formatNumber(total, code) });
          const all = { href: paths.list.href(id), hrefLabel };
          if (isOfVideos(id)) return <VideoRail key={id} title={t(`names.${id}`)} videos={programs} all={all} />;
          return (
            <Rail key={id} title={t(`names.${id}`)} {...all}>
              {programs.map((program) => (
                <div key={program.id} className={styles.poster}>
                  <PosterCard program={program} length={length.ofProgram(program)} />
                </div>
              ))}
            </Rail>
          );
        })}
      </div>
    </>
  );
}
