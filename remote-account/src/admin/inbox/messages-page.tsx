import {
  EmptyState,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ReceivedMessage,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import styles from '../admin.module.css';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { MessageCard } from './message-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;
const statuses = ['new', 'answered'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('status');
  const status = statuses.find((known) => known === asked);
  const page = pageNumberOf(args.request);
  const messages = await loadForMember(args, '/admin/contact-messages', {
    query: { page, pageSize: PAGE_SIZE, ...(status && { status }) },
  });
  requirePage(page, messages);
  return { messages, status: status ?? null };
}

const setStatus =
  (status: ReceivedMessage['status']): AdminActionHandler =>
  ({ api }, reference) =>
    api.put('/admin/contact-messages/{reference}/status', { params: { reference }, body: { status } });

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(args, { answer: setStatus('answered'), reopen: setStatus('new') });

/** What visitors wrote to the owner. */
export default function MessagesPage() {
  const { t } = useTranslation(['admin', 'account']);
  const { messages, status } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = doneOf(answer);
  const choices = [null, ...statuses].map((choice) => ({
    href: paths.adminMessages.href(choice ? { status: choice } : {}),
    label: t(`messages.show.${choice ?? 'all'}`),
    isChosen: choice === status,
  }));
  return (
    <AdminFrame
      title={t('account:admin.messages.title')}
      tagline={t('messages.tagline')}
      done={done && t(`messages.done.${done.done === 'answer' ? 'answer' : 'reopen'}`, { reference: done.target })}
    >
      <ChoiceLinks label={t('messages.filter')} choices={choices} />
      {messages.total === 0 ? (
        <EmptyState title={t('messages.none.title')} text={t('messages.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {messages.items.map((message) => (
            <MessageCard key={message.reference} message={message} answer={answer} />
          ))}
        </ul>
      )}
      <Pagination {...messages} hrefOf={(page) => paths.adminMessages.href({ ...(status && { status }), page })} />
    </AdminFrame>
  );
}
