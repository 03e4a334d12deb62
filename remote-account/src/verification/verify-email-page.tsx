import { isFormState } from '@sahra/shared/forms/handle-form-action';
import { useActionData, useSearchParams, useTranslation, type ActionFunctionArgs } from '@sahra/shared/facade';
import { askMail } from '../ui/forms/ask-mail.ts';
import { CheckMail } from '../ui/sign-in/check-mail.tsx';
import { linkEndOf } from '../ui/sign-in/link-end.ts';
import { MailForm } from '../ui/forms/mail-form.tsx';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { confirmAddress, isOfChange } from './confirm-address.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Confirmed, LinkEnded } from './confirm-outcome.tsx';

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get('token');

const askAgain = (args: ActionFunctionArgs) => askMail('/auth/send-verification-email', args);

/** With the token of a mail in the page's address it is used; without one the mail is sent anew. */
export const action = (args: ActionFunctionArgs) => (tokenOf(args.request) ? confirmAddress(args) : askAgain(args));

/** The way of the link of a mail: the form, and what came of it. */
function ConfirmPart({ token }: { token: string }) {
  const [params] = useSearchParams();
  const answer = useActionData<typeof confirmAddress>();
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
  const answer = useActionData<typeof askAgain>();
  if (answer && !isFormState(answer))
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
      <MailForm label={t('verification:again.title')} button={t('authPages.sendAgain')} state={answer} />
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
