import {
  EmptyState,
  formatDate,
  Link,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Card } from '@sahra/shared/parts/card';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import adminStyles from '../admin.module.css';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { doneOf, handleAdminAction } from '@sahra/shared/forms/admin-action';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const blocked = await loadForMember(args, '/admin/contribution-blocks', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, blocked);
  return blocked;
}

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(args, {
    unblock: ({ api }, authorId) =>
      api.put('/admin/contribution-authors/{authorId}/block', { params: { authorId }, body: { isBlocked: false } }),
  });

/** Who may not write any more, and the way back. */
export default function BlockedAuthorsPage() {
  const { t } = useTranslation(['moderation', 'account']);
  const { code } = useLanguage();
  const blocked = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminFrame
      title={t('account:admin.blockedAuthors.title')}
      tagline={t('blockedTagline')}
      done={doneOf(answer) && t('unblocked')}
    >
      <p>
        <Link to={paths.moderation.href()}>{t('account:admin.moderation.title')}</Link>
      </p>
      {blocked.total === 0 ? (
        <EmptyState title={t('noneBlocked.title')} text={t('noneBlocked.text')} />
      ) : (
        <ul role="list" className={adminStyles.list}>
          {blocked.items.map(({ id, name, username, blockedAt, publishedCount, hiddenCount }) => (
            <Card key={id} as="li" variant="quiet">
              <div className={adminStyles.head}>
                <h2 className={adminStyles.name}>
                  <bdi>{name ?? t('former')}</bdi>
                </h2>
              </div>
              <ul role="list" className={adminStyles.facts}>
                {username && <li dir="ltr">{username}</li>}
                <li>{t('blockedOn', { date: formatDate(blockedAt, code, { dateStyle: 'medium' }) })}</li>
                <li>
                  <Link to={paths.moderation.href({ show: 'all', author: id })}>
                    {t('ofAuthor', { published: publishedCount, hidden: hiddenCount })}
                  </Link>
                </li>
              </ul>
              <div className={adminStyles.actions}>
                <AdminActionForm
                  intent="unblock"
                  target={String(id)}
                  answer={answer}
                  label={t('unblockOf', { name: `\u2068${name ?? t('former')}\u2069` })}
                  button={t('decisions.unblock')}
                />
              </div>
            </Card>
          ))}
        </ul>
      )}
      <Pagination {...blocked} hrefOf={(page) => paths.blockedAuthors.href(page)} />
    </AdminFrame>
  );
}
