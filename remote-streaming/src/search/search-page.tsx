import {
  ButtonLink,
  data,
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  Slot,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type Page,
  type SearchHit,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { searchTextOf } from '@sahra/shared/form-rules/search-text';
import { paths } from '../paths.ts';
import { PersonCard } from '../ui/person-card.tsx';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';
import section from '../ui/section.module.css';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';

const nothing: Page<SearchHit> = { items: [], page: 1, pageSize: 24, total: 0 };

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const q = searchTextOf(args.request.url);
  const hits = q ? await loadFromApi(args, '/search', { query: { q, page } }) : nothing;
  if (page > 1 && hits.items.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return { q, hits };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton count={12} />
    </PageFrame>
  );
}

/** Everything that was found, page by page. */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'streaming']);
  const { q, hits } = useLoaderData<typeof loader>();
  const programs = hits.items.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
  const people = hits.items.flatMap((hit) => (hit.type === 'person' ? [hit.person] : []));
  const title = q ? t('titleOf', { query: q }) : t('streaming:search.title');
  return (
    <>
      <PageFrame>
        <PageHead title={title} description={t('description')} robots="noindex" />
        <PageHeading
          title={title}
          tagline={t('description')}
          {...(q && { count: t('count', { count: hits.total }) })}
        />
        <SearchForm key={q} q={q} />
        {hits.total === 0 && (
          <EmptyState title={q ? t('none', { query: q }) : t('start')} text={q ? t('noneHint') : t('startHint')}>
            <ButtonLink variant="quiet" to={paths.programs.href()}>
              {t('all')}
            </ButtonLink>
          </EmptyState>
        )}
        {programs.length > 0 && <PosterGrid programs={programs} />}
        {people.length > 0 && (
          <section>
            <h2 className={section.heading}>{t('people')}</h2>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.id}>
                  <PersonCard person={person} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination {...hits} hrefOf={(page) => paths.search.href({ q, page })} />
      </PageFrame>
      {q && <Slot name="search.results" query={q} />}
    </>
  );
}
