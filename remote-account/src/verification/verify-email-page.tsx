import { isFormState } from '@sahra/shared/forms/form-state';
import { useActionData, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { CheckMail } from '../ui/sign-in/check-mail.tsx';
import { linkEndOf } from '../ui/sign-in/link-end.ts';
import { MailForm } from '../ui/forms/mail-form.tsx';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Confirmed, LinkEnded } from './confirm-outcome.tsx';

export const action = laterAction(() => import('./confirm-address.ts').then((module) => module.action));

/** Is the link of a mail to the new address of a member? */
const isOfChange = (params: URLSearchParams): boolean => params.has('change');

/** The way of the link of a mail: the form, and what came of it. */
function ConfirmPart({ token }: { token: string }) {
  const [params] = useSearchParams();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  if (answer && !state) return <Confirmed />;
  const end = linkEndOf(state?.code);
  if (end) return <LinkEnded end={end} />;
  return <ConfirmForm state={state} token={token} isChange={isOfChange(params)} />;
}

/** The way to such a mail. */
function AskPart() {
  const { t } = useTranslation(['account', 'verification']);
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  if (answer && 'email' in answer)
    return (
      <CheckMail
        title={t('verification:sent.title')}
        text={t('verification:sent.text')}
        email={answer.email}
        next={next}
        canSendAgain={false}
      />
    );
  return (
    <>
      <AuthHeading title={t('verification:again.title')}>{t('verification:again.text')}</AuthHeading>
      <MailForm
        label={t('verification:again.title')}
        button={t('authPages.sendAgain')}
        state={isFormState(answer) ? answer : undefined}
      />
    </>
  );
}

/** What the mail to a new address leads to; without a token the way to get such a mail. */
export default function VerifyEmailPage() {
  const { t } = useTranslation(['account', 'verification']);
  const token = useSearchParams()[0].get('token');
  return (
    <AuthLayout title={t('verifyEmail.title')} description={t('verification:description')}>
      {token ? <ConfirmPart token={token} /> : <AskPart />}
    </AuthLayout>
  );
}
