import {
  EmptyState,
  Link,
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
import { LogEntries } from '../log/log-entries.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 40;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const actions = await loadForMember(args, '/admin/contribution-decisions', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, actions);
  return actions;
}

/** What moderators decided, and when. */
export default function ModerationLogPage() {
  const { t } = useTranslation(['moderation', 'account']);
  const actions = useLoaderData<typeof loader>();
  return (
    <AdminFrame title={t('account:admin.moderationLog.title')} tagline={t('logTagline')}>
      <p>
        <Link to={paths.moderation.href()}>{t('account:admin.moderation.title')}</Link>
      </p>
      {actions.total === 0 ? (
        <EmptyState title={t('noneDecided.title')} text={t('noneDecided.text')} />
      ) : (
        <LogEntries actions={actions.items} />
      )}
      <Pagination {...actions} hrefOf={(page) => paths.moderationLog.href(page)} />
    </AdminFrame>
  );
}
