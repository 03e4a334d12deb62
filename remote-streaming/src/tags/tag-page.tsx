import {
  ButtonLink,
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
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PosterGrid } from '../ui/poster-grid.tsx';
import styles from './tag-page.module.css';

export { PosterPageSkeleton as Skeleton } from '../ui/poster-page-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const { tag: slug = '' } = args.params;
  const [tag, programs] = await Promise.all([
    loadFromApi(args, '/tags/{tag}', { params: { tag: slug } }),
    loadFromApi(args, '/programs', { query: { tag: slug, page } }),
  ]);
  requirePage(page, programs);
  return { tag, programs };
}

/** The films and series with a tag. */
export default function TagPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { tag, programs } = useLoaderData<typeof loader>();
  const description = t('tag.description', { tag: tag.name });
  const hrefOf = (page: number) => paths.tag.href(tag.slug, page);
  return (
    <PageFrame>
      <PageHead
        title={tag.name}
        description={description}
        path={hrefOf(programs.page)}
        place={[{ name: t('streaming:tags.title'), href: paths.tags.href() }]}
        {...(programs.total === 0 && { robots: 'noindex' })}
      />
      <PageHeading
        title={tag.name}
        tagline={description}
        count={t('streaming:programs.count', { count: programs.total })}
      />
      <p className={styles.ways}>
        {programs.total > 0 && (
          <ButtonLink variant="quiet" to={paths.programs.href({ tag: tag.slug })}>
            {t('filter.open')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={paths.tags.href()}>
          {t('allTags')}
        </ButtonLink>
      </p>
      {programs.total > 0 ? (
        <PosterGrid programs={programs.items} />
      ) : (
        <EmptyState title={t('tag.none')} text={t('tag.noneText')} />
      )}
      <Pagination {...programs} hrefOf={hrefOf} />
    </PageFrame>
  );
}
