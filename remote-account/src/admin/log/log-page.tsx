import {
  data,
  EmptyState,
  formatDate,
  loadForMember,
  pageNumberOf,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type AdminAction,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { AdminFrame } from '../admin-frame.tsx';
import styles from '../admin.module.css';
import { isolated } from '../isolated.ts';

export { AccountSkeleton as Skeleton } from '../../ui/account-skeleton.tsx';

const PAGE_SIZE = 40;
const roleKeys: Readonly<Record<string, 'roles.admin' | 'roles.moderator'>> = {
  admin: 'roles.admin',
  moderator: 'roles.moderator',
};

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const actions = await loadForMember(args, '/admin/actions', { query: { page, pageSize: PAGE_SIZE } });
  if (page > 1 && actions.items.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return actions;
}

/** Who did what, and when. */
export default function LogPage() {
  const { t } = useTranslation(['admin', 'account']);
  const { code } = useLanguage();
  const actions = useLoaderData<typeof loader>();
  const sentenceOf = ({ action, adminName, target, details }: AdminAction) =>
    t(`log.did.${action}`, {
      admin: isolated(adminName),
      username: isolated(details.username ?? ''),
      role: t(roleKeys[details.to ?? ''] ?? 'roles.member'),
      count: Number(details.devices ?? 0),
      reference: isolated(target.slice(target.indexOf(':') + 1)),
    });
  return (
    <AdminFrame title={t('account:admin.log.title')} tagline={t('log.tagline')}>
      {actions.total === 0 ? (
        <EmptyState title={t('log.none.title')} text={t('log.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {actions.items.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span>{sentenceOf(entry)}</span>
              <time dateTime={entry.at}>
                {formatDate(entry.at, code, { dateStyle: 'medium', timeStyle: 'medium' })}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Pagination {...actions} hrefOf={(page) => paths.adminLog.href(page)} />
    </AdminFrame>
  );
}
