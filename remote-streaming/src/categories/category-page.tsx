import {
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

export { PosterPageSkeleton as Skeleton } from '../ui/poster-page-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const params = { categoryId: args.params.categoryId ?? '' };
  const [category, programs] = await Promise.all([
    loadFromApi(args, '/categories/{categoryId}', { params }),
    loadFromApi(args, '/categories/{categoryId}/programs', { params, query: { page } }),
  ]);
  requirePage(page, programs);
  return { category, programs };
}

export default function CategoryPage() {
  const { t } = useTranslation('streaming');
  const { category, programs } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <PageHead
        title={category.name}
        description={category.tagline}
        path={paths.category.href(category.id, programs.page)}
      />
      <PageHeading
        title={category.name}
        tagline={category.tagline}
        count={t('programs.count', { count: programs.total })}
      />
      <PosterGrid programs={programs.items} />
      <Pagination {...programs} hrefOf={(page) => paths.category.href(category.id, page)} />
    </PageFrame>
  );
}
