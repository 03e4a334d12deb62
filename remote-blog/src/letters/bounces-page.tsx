import {
  ButtonLink,
  EmptyState,
  formatDate,
  pageNumberOf,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction, stateOf, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { TextArea } from '@sahra/shared/parts/text-area';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './letters.module.css';
import { loadBounces } from './load-letters.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const MAX_ADDRESSES = 200;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const bounces = await loadBounces(args, page);
  requirePage(page, bounces);
  return { bounces };
}

/** Addresses as they were typed or copied out of mails that came back. */
const addressesOf = (typed: string): string[] => typed.split(/[\s,;\u060c<>]+/).filter((text) => text.includes('@'));

const note: AdminActionHandler = async ({ api, i18n, toasts }, _, __, { addresses = '' }) => {
  const { noted, unknown } = await api.post('/editing/bounces', { body: { addresses: addressesOf(addresses) } });
  const { show } = toasts.getState();
  show({ text: i18n.t('letters:bounces.noted', { count: noted }), tone: 'success' });
  if (unknown.length === 0) return;
  const list = unknown.map(isolated).join(', ');
  show({ text: i18n.t('letters:bounces.unknown', { count: unknown.length, list }), tone: 'warning' });
};

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, { note }, ['addresses']);

/** Addresses that mails came back from, and a way to enter more. */
export default function BouncesPage() {
  const { t } = useTranslation(['letters', 'blog']);
  const { code } = useLanguage();
  const { bounces } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = stateOf(answer, 'note', 'bounces');
  return (
    <AdminFrame
      title={t('blog:letters.bounces')}
      tagline={t('bounces.tagline')}
      done={doneOf(answer) && t('bounces.done')}
    >
      <AdminActionForm
        key={bounces.items[0]?.bouncedAt}
        intent="note"
        target="bounces"
        answer={answer}
        label={t('bounces.title')}
        button={t('bounces.button')}
        variant="primary"
      >
        <TextArea
          name="addresses"
          label={t('bounces.addresses')}
          hint={t('bounces.hint', { max: MAX_ADDRESSES })}
          rows={5}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          defaultValue={valueOf(state, 'addresses') ?? ''}
          className={styles.whole}
        />
      </AdminActionForm>
      <section aria-labelledby="bounces" className={styles.part}>
        <h2 id="bounces" className={styles.heading}>
          {t('bounces.listed')}
        </h2>
        {bounces.total === 0 ? (
          <EmptyState title={t('bounces.none')} text={t('bounces.noneText')} />
        ) : (
          <ul role="list" className={styles.posts}>
            {bounces.items.map(({ id, email, bouncedAt }) => (
              <li key={id}>
                <bdi dir="ltr" className={styles.title}>
                  {email}
                </bdi>
                <time dateTime={bouncedAt} className={styles.muted}>
                  {formatDate(bouncedAt, code, { dateStyle: 'medium' })}
                </time>
              </li>
            ))}
          </ul>
        )}
        <Pagination {...bounces} hrefOf={(page) => paths.letterBounces.href(page)} />
      </section>
      <p className={styles.part}>
        <ButtonLink variant="ghost" to={paths.letters.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
