import {
  Button,
  Link,
  loadForMember,
  useActionData,
  useLoaderData,
  useMoment,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction, stateOf } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { notFound } from '@sahra/shared/parts/not-found';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../../paths.ts';
import { Difference } from '../difference/difference.tsx';
import { draftOf } from '../writing/draft.ts';
import { languageOfPage } from '../writing/load-writing.ts';
import styles from './revisions.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export async function loader(args: LoaderFunctionArgs) {
  const language = languageOfPage(args);
  const params = { id: args.params.id ?? '', language };
  const asked = new URL(args.request.url).searchParams.get('number');
  if (asked !== null && !/^[1-9]\d{0,8}$/.test(asked)) throw notFound();
  const [post, { items }, chosen] = await Promise.all([
    loadForMember(args, '/editing/posts/{id}', { params: { id: params.id } }),
    loadForMember(args, '/editing/posts/{id}/translations/{language}/revisions', { params }),
    asked
      ? loadForMember(args, '/editing/posts/{id}/translations/{language}/revisions/{number}', {
          params: { ...params, number: asked },
        })
      : null,
  ]);
  const text = post.translations.find((each) => each.language === language);
  if (!text) throw notFound();
  return { post, text, language, revisions: items, chosen };
}

export const action = (args: ActionFunctionArgs) =>
  handleAdminAction(
    args,
    {
      restore: ({ api }, number, _choice, values) =>
        api.post('/editing/posts/{id}/translations/{language}/revisions/{number}/restore', {
          params: { id: args.params.id ?? '', language: languageOfPage(args), number },
          body: { revision: Number(values.revision) },
        }),
    },
    ['revision'],
  );

/** How a text has been, what is different now, and the way back. */
export default function RevisionsPage() {
  const { t } = useTranslation(['editing', 'blog']);
  const { post, text, language, revisions, chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = doneOf(answer);
  const state = chosen ? stateOf(answer, 'restore', String(chosen.number)) : undefined;
  const time = useMoment();
  return (
    <AdminFrame
      title={t('blog:editing.revisions')}
      tagline={t('revisions.tagline')}
      done={done && t('revisions.restored', { number: done.target })}
    >
      <p>
        <Link to={paths.writing.href(post.id, language)}>
          <bdi>{text.title}</bdi>
        </Link>
      </p>
      {chosen && (
        <section aria-labelledby="difference" className={styles.chosen}>
          <h2 id="difference">{t('revisions.difference', { number: chosen.number })}</h2>
          <Difference language={language} before={draftOf(chosen)} after={draftOf(text)} />
          {text.mayWrite && (
            <SendingForm key={text.revision} hasTrap={false} label={t('revisions.restore', { number: chosen.number })}>
              <FormProblems
                state={state}
                errors={[]}
                failureText={state?.code === 'edited_meanwhile' ? t('revisions.meanwhile') : undefined}
              />
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="target" value={chosen.number} />
              <input type="hidden" name="revision" value={text.revision} />
              <Button type="submit" variant="primary">
                {t('revisions.restore', { number: chosen.number })}
              </Button>
            </SendingForm>
          )}
        </section>
      )}
      <ol reversed className={styles.list}>
        {revisions.map(({ number, by, at, state: was, title }) => (
          <li key={number} value={number}>
            <Link
              to={paths.postRevisions.href(post.id, language, { number })}
              aria-current={number === chosen?.number ? 'true' : undefined}
            >
              <time dateTime={at}>{time(at)}</time>
            </Link>{' '}
            <bdi>{by ?? t('conflict.unnamed')}</bdi> · {t(`states.${was}`)} · <bdi>{title}</bdi>
          </li>
        ))}
      </ol>
    </AdminFrame>
  );
}
