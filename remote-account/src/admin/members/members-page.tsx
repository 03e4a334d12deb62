import {
  EmptyState,
  grantedRoles,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLoaderData,
  useSession,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ManagedMember,
} from '@sahra/shared/facade';
import { notFound, requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import styles from '../admin.module.css';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { isolated } from '../isolated.ts';
import { MemberCard } from './member-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const q = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const members = await loadForMember(args, '/admin/members', { query: { q, page, pageSize: PAGE_SIZE } });
  requirePage(page, members);
  return { members, q };
}

const setRole: AdminActionHandler = ({ api }, memberId, choice) => {
  const role = grantedRoles.find((name) => name === choice);
  if (!role) throw notFound();
  return api.put('/admin/members/{memberId}/role', { params: { memberId }, body: { role } });
};
const setBlocked =
  (isBlocked: boolean): AdminActionHandler =>
  ({ api }, memberId) =>
    api.put('/admin/members/{memberId}/block', { params: { memberId }, body: { isBlocked } });

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(args, {
    role: setRole,
    block: setBlocked(true),
    unblock: setBlocked(false),
    signOut: ({ api }, memberId) => api.post('/admin/members/{memberId}/sign-out', { params: { memberId } }),
  });

/** The sentence for a finished action; a new role is told by what the member is now. */
const sayingOf = (intent: string, { role }: ManagedMember) =>
  intent === 'role' ? role : intent === 'signOut' || intent === 'block' ? intent : 'unblock';

/** Everybody who has an account, and what an admin may do with it. */
export default function MembersPage() {
  const { t } = useTranslation(['admin', 'account']);
  const session = useSession();
  const { members, q } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = doneOf(answer);
  const changed = members.items.find(({ id }) => id === done?.target);
  const said = done && changed && t(`members.done.${sayingOf(done.done, changed)}`, { name: isolated(changed.name) });
  return (
    <AdminFrame title={t('account:admin.members.title')} tagline={t('members.tagline')} done={said}>
      <div className={styles.bar}>
        <AdminSearch key={q} action={paths.admin.href()} label={t('members.search')} q={q} />
        <p className={styles.count}>{t('members.count', { count: members.total })}</p>
      </div>
      {members.total === 0 ? (
        <EmptyState title={t('members.none.title')} text={t('members.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {members.items.map((member) => (
            <MemberCard key={member.id} member={member} isSelf={member.id === session?.id} answer={answer} />
          ))}
        </ul>
      )}
      <Pagination {...members} hrefOf={(page) => paths.admin.href({ q, page })} />
    </AdminFrame>
  );
}
