import {
  ButtonLink,
  EmptyState,
  formatLabelled,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PersonGrid, PersonGridSkeleton } from '../ui/person-grid.tsx';
import { readFilter } from './people-filter.ts';
import { PeopleSearch } from './people-search.tsx';

/** More than any alphabet has. */
const LETTERS = 60;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const filter = readFilter(new URL(args.request.url).searchParams);
  const [people, letters] = await Promise.all([
    loadFromApi(args, '/people', { query: { ...filter, page } }),
    loadFromApi(args, '/people/letters', { query: { pageSize: LETTERS } }),
  ]);
  requirePage(page, people);
  return { people, letters: letters.items.map(({ letter }) => letter), filter };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PersonGridSkeleton />
    </PageFrame>
  );
}

/** Everybody, page by page, by letter, by what they do, or by their name. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'streaming']);
  const { code, tag } = useLanguage();
  const { people, letters, filter } = useLoaderData<typeof loader>();
  const { letter: chosen, ...others } = filter;
  const name = t('streaming:people.title');
  const title = filter.designation
    ? formatLabelled(name, t(`streaming:designations.${filter.designation}`), code)
    : name;
  const choices = [undefined, ...letters].map((letter) => ({
    href: paths.people.href({ ...others, ...(letter && { letter }) }),
    label: letter?.toLocaleUpperCase(tag) ?? t('filter.anyLetter'),
    isChosen: letter === chosen,
  }));
  const hrefOf = (page: number) => paths.people.href({ ...filter, page });
  return (
    <PageFrame>
      <PageHead
        title={chosen ? `${title} · ${chosen.toLocaleUpperCase(tag)}` : title}
        description={t('peopleDescription')}
        path={hrefOf(people.page)}
        place={[{ name: t('streaming:cast.title'), href: paths.cast.href() }]}
        {...((filter.q ?? filter.sort) && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={t('peopleDescription')} count={t('count', { count: people.total })} />
      <PeopleSearch filter={filter} />
      <ChoiceLinks label={t('filter.letter')} choices={choices} />
      {people.total > 0 ? (
        <PersonGrid people={people.items} />
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <ButtonLink variant="quiet" to={paths.people.href()}>
            {t('none.all')}
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination {...people} hrefOf={hrefOf} />
    </PageFrame>
  );
}
