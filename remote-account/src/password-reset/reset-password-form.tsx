import { formatNumber, useLanguage, useSearchParams, useTranslation } from '@sahra/shared/facade';
import type { resetPasswordForm } from '@sahra/shared/form-rules/auth-forms';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../ui/auth-pages.module.css';

const ownErrors = ['tooCommon', 'different'] as const;

/** The new password, twice. */
export function ResetPasswordForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation(['account', 'sign-up']);
  const { code } = useLanguage();
  const [params] = useSearchParams();
  const errorText = useFieldErrorText();
  const translate = (name: 'token' | 'password' | 'passwordAgain', error: string) => {
    if (name === 'token') return undefined;
    const own = ownErrors.find((known) => known === error);
    return own
      ? t(`sign-up:errors.${own}`)
      : errorText(error as FieldErrorCode, passwordLimits, t(`sign-up:missing.${name}`));
  };
  const { id, errors, field } = formFields<typeof resetPasswordForm>(state, { id: 'reset', translate });
  const common = { maxLength: 1000, autoComplete: 'new-password' } as const;
  return (
    <SendingForm id={id} label={t('resetPassword.title')} hasTrap={false}>
      <FormProblems state={state} errors={errors} />
      <input type="hidden" name="token" value={params.get('token') ?? ''} readOnly />
      <PasswordField
        {...field('password')}
        {...common}
        label={t('resetPassword.password')}
        hint={t('sign-up:passwordHint', { min: formatNumber(passwordLimits.min, code) })}
      />
      <PasswordField {...field('passwordAgain')} {...common} label={t('resetPassword.passwordAgain')} />
      <div className={styles.send}>
        <SendButton>{t('resetPassword.send')}</SendButton>
      </div>
    </SendingForm>
  );
}
