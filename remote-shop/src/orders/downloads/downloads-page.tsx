import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { OrderAnswer } from '../order-answer.tsx';
import { DownloadCard } from './download-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('../change-order.ts').then((module) => module.action));

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const downloads = await loadForMember(args, '/account/downloads', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, downloads);
  return { downloads, now: Date.now() };
}

/** Files that belong to what the member has bought. */
export default function DownloadsPage() {
  const { t } = useTranslation(['orders', 'shop']);
  const { downloads, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const here = paths.downloads.href(downloads.page);
  return (
    <AccountFrame title={t('shop:downloads.title')} tagline={t('downloads.tagline')}>
      <OrderAnswer answer={answer} />
      {downloads.total === 0 ? (
        <EmptyState title={t('downloads.empty.title')} text={t('downloads.empty.text')}>
          <ButtonLink variant="primary" to={paths.shop.href()}>
            {t('toTheShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <CardList>
          {downloads.items.map((download) => (
            <li key={download.id}>
              <DownloadCard download={download} action={here} level={2} hasOrder now={now} />
            </li>
          ))}
        </CardList>
      )}
      <Pagination {...downloads} hrefOf={paths.downloads.href} />
    </AccountFrame>
  );
}
