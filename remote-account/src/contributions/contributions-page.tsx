import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  redirect,
  useHrefTo,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { OwnContributions, takeOwnForm } from '@sahra/shared/parts/contributions/own-contributions';
import { Pagination } from '@sahra/shared/parts/pagination';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { paths } from '../paths.ts';
import { OwnContributionCard } from './own-contribution-card.tsx';

export { ContributionsSkeleton as Skeleton } from './contributions-skeleton.tsx';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const list = await loadForMember(args, '/account/contributions', { query: { page, pageSize: PAGE_SIZE } });
  // The last one of the last page may just have been deleted there.
  if (page > 1 && list.items.length === 0)
    throw redirect(paths.contributions.href(Math.max(1, Math.ceil(list.total / PAGE_SIZE))));
  return { list, asOf: Date.now() };
}

export const action = takeOwnForm;

/** What the member wrote: about what, whether others see it, and what they can still do with it. */
export default function ContributionsPage() {
  const { t } = useTranslation('account');
  const hrefTo = useHrefTo();
  const { list, asOf } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('contributions.title')} tagline={t('contributions.tagline')}>
      <OwnContributions items={list.items} asOf={asOf}>
        {list.total === 0 ? (
          <EmptyState title={t('contributions.empty.title')} text={t('contributions.empty.text')}>
            <ButtonLink variant="primary" to={hrefTo('streaming.programs')}>
              {t('contributions.empty.begin')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <CardList>
            {list.items.map((contribution) => (
              <OwnContributionCard key={contribution.id} contribution={contribution} asOf={asOf} />
            ))}
          </CardList>
        )}
      </OwnContributions>
      <Pagination {...list} hrefOf={paths.contributions.href} />
    </AccountFrame>
  );
}
