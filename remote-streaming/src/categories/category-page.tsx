import {
  data,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const params = { categoryId: args.params.categoryId ?? '' };
  const [category, programs] = await Promise.all([
    loadFromApi(args, '/categories/{categoryId}', { params }),
    loadFromApi(args, '/categories/{categoryId}/programs', { params, query: { page } }),
  ]);
  if (page > 1 && programs.items.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return { category, programs };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton />
    </PageFrame>
  );
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
