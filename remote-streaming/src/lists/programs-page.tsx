import {
  ButtonLink,
  EmptyState,
  formatLabelled,
  languages,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  redirect,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { ChosenFilters } from '@sahra/shared/parts/chosen-filters';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { nameLanguages } from '../ui/name-languages.ts';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';
import { nameOf, useChosenProgramFilters } from './chosen-program-filters.ts';
import { ListBarSkeleton } from './list-bar-skeleton.tsx';
import styles from './list.module.css';
import { genresOf, kinds, readFilter, shortSearchOf, type ProgramFilter } from './program-filter.ts';
import { ProgramFilterForm } from './program-filter-form.tsx';

/** As many genres and tags as a form shows. */
const CHOICES = { query: { pageSize: 60 } } as const;

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const short = shortSearchOf(url);
  if (short !== undefined) throw redirect(paths.programs.href() + short);
  const page = pageNumberOf(args.request);
  const filter = readFilter(url.searchParams);
  const [programs, { items: genres }, { items: tags }, tag] = await Promise.all([
    loadFromApi(args, '/programs', { query: { ...filter, page } }),
    loadFromApi(args, '/genres', CHOICES),
    loadFromApi(args, '/tags', CHOICES),
    filter.tag === undefined ? undefined : loadFromApi(args, '/tags/{tag}', { params: { tag: filter.tag } }),
  ]);
  requirePage(page, programs);
  const isBeyond = tag && !tags.some(({ slug }) => slug === tag.slug);
  return {
    programs,
    filter,
    choices: {
      genres: genres.map(({ slug, name }) => ({ slug, name })),
      tags: [...tags, ...(isBeyond ? [tag] : [])].map(({ slug, name }) => ({ slug, name })),
      languages: languages.map(({ code }) => ({ code, name: nameLanguages(args, [code])[0] ?? code })),
    },
  };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <ListBarSkeleton />
      <PosterGridSkeleton count={24} />
    </PageFrame>
  );
}

/** Films, series, or both; what else is chosen stays. */
function KindLinks({ filter }: { filter: ProgramFilter }) {
  const { t } = useTranslation('streaming');
  const choices = [undefined, ...kinds].map((kind) => ({
    href: paths.programs.href({ ...filter, kind }),
    label: t(`programs.kinds.${kind ?? 'all'}`),
    isChosen: kind === filter.kind,
  }));
  return <ChoiceLinks label={t('programs.filter')} choices={choices} />;
}

/** All films and series, narrowed and in order. */
export default function ProgramsPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { code } = useLanguage();
  const { programs, filter, choices } = useLoaderData<typeof loader>();
  const chosen = useChosenProgramFilters(filter, choices);
  const { kind, sort } = filter;
  const [genre, ...others] = genresOf(filter);
  const ofKind = kind ? t(`kinds.${kind}`) : t('streaming:programs.title');
  const ofGenre = genre && others.length === 0 ? nameOf(choices.genres, genre) : undefined;
  const title = ofGenre ? formatLabelled(ofKind, ofGenre, code) : ofKind;
  const description = ofGenre ? t('genreDescription', { genre: ofGenre }) : t('streaming:programs.description');
  const hrefOf = (page: number) => paths.programs.href({ page, ...filter });
  const clearHref = paths.programs.href({ kind, sort });
  // One genre, or a kind of it, is a page to be found; what else somebody has put together is theirs.
  const isOwn = chosen.length > 1 || (chosen.length === 1 && !genre) || sort !== undefined || programs.total === 0;
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        path={hrefOf(programs.page)}
        {...(title !== t('streaming:programs.title') && {
          place: [{ name: t('streaming:programs.title'), href: paths.programs.href() }],
        })}
        {...(isOwn && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={description} />
      <KindLinks filter={filter} />
      <ProgramFilterForm filter={filter} choices={choices} chosen={chosen.length} />
      <ChosenFilters
        filters={chosen}
        clearHref={clearHref}
        texts={{ label: t('filter.chosen'), remove: t('filter.remove'), clear: t('filter.clear') }}
      />
      <p className={styles.count} role="status">
        {t('streaming:programs.count', { count: programs.total })}
      </p>
      {programs.total > 0 ? (
        <PosterGrid programs={programs.items} />
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <ButtonLink variant="quiet" to={clearHref}>
            {t('filter.clear')}
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination {...programs} hrefOf={hrefOf} />
    </PageFrame>
  );
}
