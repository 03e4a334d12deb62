import {
  EmptyState,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { LogEntries } from './log-entries.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 40;
export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const actions = await loadForMember(args, '/admin/actions', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, actions);
  return actions;
}

/** Who did what, and when. */
export default function LogPage() {
  const { t } = useTranslation(['admin', 'account']);
  const actions = useLoaderData<typeof loader>();
  return (
    <AdminFrame title={t('account:admin.log.title')} tagline={t('log.tagline')}>
      {actions.total === 0 ? (
        <EmptyState title={t('log.none.title')} text={t('log.none.text')} />
      ) : (
        <LogEntries actions={actions.items} />
      )}
      <Pagination {...actions} hrefOf={(page) => paths.adminLog.href(page)} />
    </AdminFrame>
  );
}
