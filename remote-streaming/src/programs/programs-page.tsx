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
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';
import { findKind, kinds, type Kind } from './kinds.ts';

/** Films, series, or both. */
function KindFilter({ kind }: { kind: Kind | null }) {
  const { t } = useTranslation('streaming');
  const choices = [null, ...kinds].map((choice) => ({
    href: paths.programs.href(choice ? { kind: choice } : {}),
    label: t(`programs.kinds.${choice ?? 'all'}`),
    isChosen: choice === kind,
  }));
  return <ChoiceLinks label={t('programs.filter')} choices={choices} />;
}

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const kind = findKind(new URL(args.request.url).searchParams.get('kind'));
  const programs = await loadFromApi(args, '/programs', { query: { page, kind } });
  if (page > 1 && programs.items.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return { programs, kind: kind ?? null };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton count={24} />
    </PageFrame>
  );
}

/** The whole catalog, page by page. */
export default function ProgramsPage() {
  const { t } = useTranslation('streaming');
  const { programs, kind } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => paths.programs.href({ page, ...(kind && { kind }) });
  return (
    <PageFrame>
      <PageHead title={t('programs.title')} description={t('programs.description')} path={hrefOf(programs.page)} />
      <PageHeading
        title={t('programs.title')}
        tagline={t('programs.description')}
        count={t('programs.count', { count: programs.total })}
      />
      <KindFilter kind={kind} />
      <PosterGrid programs={programs.items} />
      <Pagination {...programs} hrefOf={hrefOf} />
    </PageFrame>
  );
}
