import { useLanguage, useTranslation, ButtonLink } from '@sahra/shared/facade';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { waitText } from '@sahra/shared/forms/wait-text';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { paths } from '../paths.ts';
import { AskSignInLink } from '../ui/sign-in/ask-sign-in-link.tsx';
import { SendAgain } from '../ui/sign-in/send-again.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';

const NOT_VERIFIED = 'email_not_verified';

/** Refusals with a sentence of their own; what is wrong with the name and what with the password is never told. */
const reasons = {
  wrong_credentials: 'wrongCredentials',
  email_not_verified: 'notVerified',
  member_blocked: 'blocked',
  passkey_refused: 'passkey',
} as const;
const hasReason = (code: string | undefined): code is keyof typeof reasons => code !== undefined && code in reasons;

/** Why a sign-in failed, and what the visitor can do. */
export function SignInRefused({ state }: { state: FormState }) {
  const { t } = useTranslation('account');
  const { code: language } = useLanguage();
  const next = useRedirectTarget();
  const { failure, code, retryAfter, at } = state;
  if (!failure) return null;
  const wait =
    failure === 'tooMany' && retryAfter
      ? t('signIn.refused.tooMany', { time: waitText(retryAfter, language) })
      : undefined;
  const text = hasReason(code) ? t(`signIn.refused.${reasons[code]}`) : wait;
  const identifier = valueOf(state, 'identifier');
  const email = identifier?.includes('@') ? identifier : undefined;
  return (
    <>
      <FailureNotice key={at} failure={failure} title={t('signIn.refused.title')} text={text} />
      {failure === 'tooMany' && identifier && <AskSignInLink identifier={identifier} next={next} />}
      {code === NOT_VERIFIED &&
        (email ? (
          <SendAgain email={email} next={next} />
        ) : (
          <p>
            <ButtonLink variant="quiet" to={paths.verifyEmail.href({ next })}>
              {t('authPages.sendAgain')}
            </ButtonLink>
          </p>
        ))}
    </>
  );
}
