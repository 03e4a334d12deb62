import {
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Rail,
  useLanguage,
  formatNumber,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PersonCard } from '../ui/person-card.tsx';
import { PersonGridSkeleton } from '../ui/person-grid.tsx';
import { designations } from './people-filter.ts';
import { PeopleSearch } from './people-search.tsx';

/** People that a row shows. */
const ROW = 12;

export async function loader(args: LoaderFunctionArgs) {
  const rows = await Promise.all(
    designations.map(async (designation) => {
      const query = { designation, sort: 'credits', pageSize: ROW } as const;
      const { items, total } = await loadFromApi(args, '/people', { query });
      return { designation, people: items, total };
    }),
  );
  return { rows: rows.filter(({ total }) => total > 0) };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <PersonGridSkeleton />
    </PageFrame>
  );
}

/** People of note, by what they do. */
export default function CastPage() {
  const { t } = useTranslation(['people', 'streaming']);
  const { code } = useLanguage();
  const { rows } = useLoaderData<typeof loader>();
  const title = t('streaming:cast.title');
  return (
    <>
      <PageFrame>
        <PageHead title={title} description={t('castDescription')} />
        <PageHeading title={title} tagline={t('castDescription')} />
        <PeopleSearch isSmall />
      </PageFrame>
      {rows.map(({ designation, people, total }) => (
        <Rail
          key={designation}
          title={t(`streaming:designations.${designation}`)}
          href={paths.people.href({ designation })}
          hrefLabel={t('all', { number: formatNumber(total, code) })}
        >
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </Rail>
      ))}
    </>
  );
}
