import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  useHrefTo,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { paths } from '../paths.ts';
import { DownloadCard } from './download-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const downloads = await loadForMember(args, '/account/downloads', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, downloads);
  return downloads;
}

/** Files that belong to what the member has bought. */
export default function DownloadsPage() {
  const { t } = useTranslation('account');
  const downloads = useLoaderData<typeof loader>();
  const hrefTo = useHrefTo();
  return (
    <AccountFrame title={t('downloads.title')} tagline={t('downloads.tagline')}>
      {downloads.total === 0 ? (
        <EmptyState title={t('downloads.empty.title')} text={t('downloads.empty.text')}>
          <ButtonLink variant="primary" to={hrefTo('shop.products')}>
            {t('account.toTheShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <CardList>
          {downloads.items.map((download) => (
            <li key={download.id}>
              <DownloadCard download={download} />
            </li>
          ))}
        </CardList>
      )}
      <Pagination {...downloads} hrefOf={paths.downloads.href} />
    </AccountFrame>
  );
}
