import { ButtonLink, Link, useActionData, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { isFormState, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { Outcome } from '@sahra/shared/parts/outcome';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { AuthHeading, AuthLayout } from '../ui/auth-layout.tsx';
import styles from '../ui/auth-pages.module.css';
import { linkEndOf } from '../ui/sign-in/link-end.ts';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { CodeForms } from '../ui/sign-in/code-forms.tsx';
import { AskSignInLink } from '../ui/sign-in/ask-sign-in-link.tsx';

export { redirectIfSignedIn as loader } from '../ui/auth-routes.ts';

export const action = laterAction(() => import('./sign-in-link.ts').then((module) => module.action));

/** One button, because programs that look through mails open their links too. */
function TakeLink({ token, state }: { token: string; state: FormState | undefined }) {
  const { t } = useTranslation('account');
  return (
    <>
      <AuthHeading title={t('signInLink.title')}>{t('signInLink.text')}</AuthHeading>
      <SendingForm id="sign-in-link" label={t('signInLink.title')} hasTrap={false}>
        <FormProblems state={state} errors={[]} />
        <input type="hidden" name="token" value={token} readOnly />
        <div className={styles.send}>
          <SendButton>{t('signIn.send')}</SendButton>
        </div>
      </SendingForm>
      <p className={styles.ways}>{t('signInLink.notYou')}</p>
    </>
  );
}

/** There is no link, or it is of no use any more. */
function NoLink({ end }: { end: 'expired' | 'unknown' }) {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  return (
    <Outcome level={1} title={t(`authPages.link.${end}`)} text={t('signInLink.ended')}>
      <ButtonLink variant="primary" to={paths.signIn.href(next)}>
        {t('authPages.toSignIn')}
      </ButtonLink>
    </Outcome>
  );
}

/** The way of the link: the button, and what came of it. */
function TakePart({ token }: { token: string }) {
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  if (answer && !state && 'secondStep' in answer)
    return <CodeForms pending={answer.secondStep} isRemembered state={undefined} />;
  const end = linkEndOf(state?.code);
  return end ? <NoLink end={end} /> : <TakeLink token={token} state={state} />;
}

/** What came of asking for a link. Says the same to everybody: whether there is such an account is not told. */
function AskPart() {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  if (!answer) return <NoLink end="unknown" />;
  if (isFormState(answer))
    return (
      <>
        <AuthHeading title={t('signIn.title')}>{t('signIn.description')}</AuthHeading>
        <FormProblems state={answer} errors={[]} />
        <AskSignInLink identifier={valueOf(answer, 'identifier') ?? ''} next={next} />
      </>
    );
  return (
    <Outcome level={1} title={t('signInLink.sent.title')} text={t('signInLink.sent.text')}>
      <p>{t('authPages.noMail')}</p>
      <p className={styles.ways}>
        <Link to={paths.signIn.href(next)}>{t('authPages.toSignIn')}</Link>
      </p>
    </Outcome>
  );
}

/** What the mail with a sign-in link leads to; without a token what came of asking for one. */
export default function SignInLinkPage() {
  const { t } = useTranslation('account');
  const token = useSearchParams()[0].get('token');
  return (
    <AuthLayout title={t('signInLink.title')} description={t('signInLink.description')}>
      {token ? <TakePart token={token} /> : <AskPart />}
    </AuthLayout>
  );
}
