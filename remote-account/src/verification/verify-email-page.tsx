import { isRefusal } from '@sahra/shared/forms/take-form';
import { spendToken } from '@sahra/shared/forms/spend-token';
import { useActionData, useSearchParams, useTranslation, type ActionFunctionArgs } from '@sahra/shared/facade';
import { askMail } from '../ui/ask-mail.ts';
import { CheckMail } from '../ui/check-mail.tsx';
import { MailForm } from '../ui/mail-form.tsx';
import { NightFrame, NightHeading } from '../ui/night-frame.tsx';
import { useNext } from '../ui/use-next.ts';
import { ConfirmAddress } from './confirm-address.tsx';

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get('token');

/** With the token of a mail in the page's address it is used; without one the mail is sent anew. */
export const action = (args: ActionFunctionArgs) => (tokenOf(args.request) ? spendToken('/auth/verify-email', args) : askMail('/auth/send-verification-email', args));

/** What the mail to a new address leads to; without a token the way to get such a mail. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('account');
  const next = useNext();
  const [params] = useSearchParams();
  const answer = useActionData<typeof action>();
  const frame = { title: t('verifyEmail.title'), description: t('verifyEmail.description') };
  const use = answer && 'end' in answer ? answer : undefined;
  if (params.get('token') || use)
    return (
      <NightFrame {...frame}>
        <ConfirmAddress use={use} token={params.get('token') ?? ''} />
      </NightFrame>
    );
  const asked = answer && !('end' in answer) ? answer : undefined;
  return (
    <NightFrame {...frame}>
      {asked && !isRefusal(asked) ? (
        <CheckMail title={t('verifyEmail.sent.title')} text={t('verifyEmail.sent.text')} email={asked.email} next={next} canSendAgain={false} />
      ) : (
        <>
          <NightHeading title={t('verifyEmail.again.title')}>{t('verifyEmail.again.text')}</NightHeading>
          <MailForm label={t('verifyEmail.again.title')} button={t('entrance.sendAgain')} refusal={asked} />
        </>
      )}
    </NightFrame>
  );
}
