import {
  EmptyState,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { requestStates } from '@sahra/shared/form-rules/subscription-choices';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import styles from '../admin.module.css';
import { doneOf, handleAdminAction } from '@sahra/shared/forms/admin-action';
import { RequestCard } from './request-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const status = requestStates.find((known) => known === searchParams.get('status'));
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const requests = await loadForMember(args, '/admin/subscription-requests', {
    query: { q, page, pageSize: PAGE_SIZE, ...(status && { status }) },
  });
  requirePage(page, requests);
  return { requests, status: status ?? null, q };
}

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(args, {
    pay: ({ api }, reference) =>
      api.post('/admin/subscription-requests/{reference}/payment', { params: { reference }, body: {} }),
    reject: ({ api }, reference) =>
      api.post('/admin/subscription-requests/{reference}/rejection', { params: { reference } }),
  });

/** Who wants a plan, and whether it was paid. */
export default function RequestsPage() {
  const { t } = useTranslation(['admin', 'account']);
  const { requests, status, q } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = doneOf(answer);
  const choices = [null, ...requestStates].map((choice) => ({
    href: paths.adminSubscriptions.href({ ...(choice && { status: choice }), q }),
    label: t(choice ? `subscriptions.states.${choice}` : 'subscriptions.all'),
    isChosen: choice === status,
  }));
  return (
    <AdminFrame
      title={t('account:admin.subscriptions.title')}
      tagline={t('subscriptions.tagline')}
      done={done && t(`subscriptions.done.${done.done === 'pay' ? 'pay' : 'reject'}`, { reference: done.target })}
    >
      <div className={styles.bar}>
        <AdminSearch key={q} action={paths.adminSubscriptions.href()} label={t('subscriptions.search')} q={q} dir="ltr">
          {status && <input type="hidden" name="status" value={status} />}
        </AdminSearch>
      </div>
      <ChoiceLinks label={t('subscriptions.filter')} choices={choices} />
      {requests.total === 0 ? (
        <EmptyState title={t('subscriptions.none.title')} text={t('subscriptions.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {requests.items.map((request) => (
            <RequestCard key={request.reference} request={request} answer={answer} />
          ))}
        </ul>
      )}
      <Pagination
        {...requests}
        hrefOf={(page) => paths.adminSubscriptions.href({ ...(status && { status }), q, page })}
      />
    </AdminFrame>
  );
}
