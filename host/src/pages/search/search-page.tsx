import {
  formatNumber,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useHrefTo,
  useLanguage,
  useLoaderData,
  useTranslation,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { inOpenAreas } from '../../search/areas.ts';
import { SearchNotes } from '../../search/search-notes.tsx';
import { AreaCards, AreaSection } from './area-results.tsx';
import { AreaTabs } from './area-tabs.tsx';
import type { loader } from './load-search-page.ts';
import { NothingFound, SearchStart } from './nothing-found.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';

export { loader } from './load-search-page.ts';

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <Place height="control" width="xl" />
      <Place height="panel" />
    </PageFrame>
  );
}

/** Everything that was found: the first of each area, or page by page what one has. Each area draws its own. */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'information']);
  const { code } = useLanguage();
  const hrefTo = useHrefTo();
  const found = useLoaderData<typeof loader>();
  const { asked, hits } = found;
  const { q, area } = asked;
  const { groups, ...amount } = inOpenAreas(found.groups, hrefTo);
  const { total, isMore } = amount;
  const title = q ? t('titleOf', { query: q }) : t('information:search.title');
  const isNothing = area ? found.total === 0 : total === 0;
  return (
    <PageFrame>
      <PageHead title={title} description={t('description')} robots="noindex" />
      <PageHeading
        title={title}
        tagline={t('description')}
        {...(q && {
          count: isMore ? t('countMore', { number: formatNumber(total, code) }) : t('count', { count: total }),
        })}
      />
      <SearchForm key={q} {...asked} />
      {!q && <SearchStart categories={found.categories} />}
      {q && total > 0 && (
        <>
          <SearchNotes typed={q} note={found} />
          <AreaTabs asked={asked} groups={groups} amount={amount} />
        </>
      )}
      {area && (
        <SearchFilters asked={asked} filters={found.filters} currency={hits.shop[0]?.product.price.currency ?? 'EGP'} />
      )}
      {q && isNothing && <NothingFound asked={asked} categories={found.categories} isElsewhere={total > 0} />}
      {!area && groups.map((group) => <AreaSection key={`${q} ${group.area}`} q={q} group={group} hits={hits} />)}
      {area && !isNothing && (
        <>
          <AreaCards key={`${q} ${area}`} area={area} hits={hits} />
          <Pagination {...found} hrefOf={(page) => paths.search.href({ ...asked, page })} />
        </>
      )}
    </PageFrame>
  );
}
