import { useEffect } from 'react';
import {
  ButtonLink,
  languageOf,
  redirect,
  appContext,
  useActionData,
  useLanguage,
  useLoaderData,
  useRevalidator,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { paths } from '../paths.ts';
import { LetterPosts } from './letter-posts.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterProgress, LetterState } from './letter-progress.tsx';
import { LetterSending } from './letter-sending.tsx';
import { LetterTexts } from './letter-texts.tsx';
import { languageCodes, letterActions, letterFields, readPostChoice } from './letter-values.ts';
import styles from './letters.module.css';
import { loadLetter, loadPostsOf, loadPreview } from './load-letters.ts';
import { monthName, readMonth } from './months.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** How often a page of an issue that is being sent asks how far it has come. */
const REFRESH_MS = 5_000;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const id = args.params.id ?? '';
  const letter = await loadLetter(args, id);
  const own = languageOf(args.context.get(appContext).i18n).code;
  const language = languageCodes.find((code) => code === searchParams.get('preview')) ?? own;
  const month = readMonth(searchParams.get('month')) ?? letter.month;
  const [preview, posts] = await Promise.all([
    loadPreview(args, id, language),
    letter.state === 'draft' ? loadPostsOf(args, month) : { items: [] },
  ]);
  return { letter, preview, language, month, posts: posts.items };
}

const remove: AdminActionHandler = async ({ api, i18n, toasts }, id) => {
  await api.delete('/editing/letters/{id}', { params: { id } });
  toasts.getState().show({ text: i18n.t('letters:done.remove'), tone: 'success' });
  throw redirect(paths.letters.href());
};

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, { ...letterActions, remove }, letterFields);

const intents = ['texts', 'test', 'send', 'stop', 'resume'] as const;

/** One issue: its posts, what it says in each language, how it looks, and its way out. */
export default function LetterPage() {
  const { t } = useTranslation('letters');
  const { code } = useLanguage();
  const { letter, preview, language, month, posts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const isSending = letter.state === 'sending';
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => document.hidden || void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
  const done = doneOf(answer);
  const intent = intents.find((known) => known === done?.done);
  const moved = done?.done === 'posts' ? readPostChoice(done.choice)?.choice : undefined;
  const isDraft = letter.state === 'draft';
  const target = String(letter.id);
  return (
    <AdminFrame
      title={t('titleOf', { month: monthName(letter.month, code) })}
      tagline={t('taglineOf')}
      done={moved ? t(`done.posts.${moved}`) : intent && t(`done.${intent}`)}
    >
      <LetterState state={letter.state} />
      <LetterProgress progress={letter.progress} />
      <LetterPosts {...{ letter, month, posts, answer }} />
      {isDraft && <LetterTexts letter={letter} answer={answer} />}
      <LetterPreview {...{ letter, preview, language, month, answer }} />
      <LetterSending letter={letter} answer={answer} />
      <div className={styles.actions}>
        <ButtonLink variant="ghost" to={paths.letters.href()}>
          {t('back')}
        </ButtonLink>
        {isDraft && (
          <ConfirmedActionForm
            {...{ intent: 'remove', target, answer, label: t('remove.label'), button: t('remove.button') }}
            question={t('remove.question')}
            consequence={t('remove.consequence')}
            yes={t('remove.yes')}
            isDestructive
          />
        )}
      </div>
    </AdminFrame>
  );
}
