import {
  ButtonLink,
  EmptyState,
  Link,
  pageNumberOf,
  redirect,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { handleAdminAction, stateOf, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { Card } from '@sahra/shared/parts/card';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { Select } from '@sahra/shared/parts/select';
import { paths } from '../paths.ts';
import { LetterProgress, LetterState } from './letter-progress.tsx';
import styles from './letters.module.css';
import { loadLetters } from './load-letters.ts';
import { currentMonth, monthAfter, monthName } from './months.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** From which months an issue can be made. */
const MONTHS = 12;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const letters = await loadLetters(args, page);
  requirePage(page, letters);
  // By the server's clock, so that server and browser show the same.
  return { letters, month: currentMonth(new Date()) };
}

const create: AdminActionHandler = async ({ api }, _, month) => {
  const { id } = await api.post('/editing/letters', { body: { month } });
  throw redirect(paths.letter.href(id));
};

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, { create });

/** All issues of the newsletter, and how each stands. */
export default function LettersPage() {
  const { t } = useTranslation(['letters', 'blog']);
  const { code } = useLanguage();
  const { letters, month } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(month, -index));
  return (
    <AdminFrame title={t('blog:letters.title')} tagline={t('tagline')}>
      <div className={styles.bar}>
        <AdminActionForm
          intent="create"
          target="new"
          answer={answer}
          label={t('create.title')}
          button={t('create.button')}
          variant="primary"
        >
          <Select
            name="choice"
            label={t('create.month')}
            defaultValue={valueOf(stateOf(answer, 'create', 'new'), 'choice') ?? month}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {monthName(each, code)}
              </option>
            ))}
          </Select>
        </AdminActionForm>
        <ButtonLink variant="quiet" to={paths.letterBounces.href()}>
          {t('bounces.link')}
        </ButtonLink>
      </div>
      {letters.total === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {letters.items.map((letter) => (
            <Card key={letter.id} as="li" variant="quiet">
              <div className={styles.head}>
                <h2 className={styles.name}>
                  <Link to={paths.letter.href(letter.id)}>{monthName(letter.month, code)}</Link>
                </h2>
                <LetterState state={letter.state} />
              </div>
              <p>
                <bdi>{letter.subject || t('noSubject')}</bdi>
              </p>
              <p className={styles.muted}>{t('posts', { count: letter.postTotal })}</p>
              <LetterProgress progress={letter.progress} />
            </Card>
          ))}
        </ul>
      )}
      <Pagination {...letters} hrefOf={(page) => paths.letters.href(page)} />
    </AdminFrame>
  );
}
