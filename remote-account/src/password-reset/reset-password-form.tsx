import { formatNumber, useLanguage, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../ui/entrance.module.css';
import type { NewPasswordField } from './reset-password.ts';

const shown = ['password', 'passwordAgain'] as const;
const ownFaults = ['tooCommon', 'different'] as const;

/** The new password, twice. */
export function ResetPasswordForm({ refusal }: { refusal: Refusal<NewPasswordField> | undefined }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const [params] = useSearchParams();
  const sayFault = useFaultText();
  const say = (name: (typeof shown)[number], fault: string) => {
    const own = ownFaults.find((known) => known === fault);
    return own ? t(`signUp.faults.${own}`) : sayFault(fault as FieldFault, passwordLimits, t(`signUp.missing.${name}`));
  };
  const { errors, field } = useRefusal<(typeof shown)[number]>(refusal, shown, say);
  const common = { required: true, maxLength: 1000, autoComplete: 'new-password' } as const;
  return (
    <SendingForm label={t('resetPassword.title')} hasTrap={false}>
      <FormProblems refusal={refusal} errors={errors} />
      <input type="hidden" name="token" value={params.get('token') ?? ''} readOnly />
      <PasswordField {...field('password')} {...common} label={t('resetPassword.password')} hint={t('signUp.passwordHint', { min: formatNumber(passwordLimits.min, code) })} />
      <PasswordField {...field('passwordAgain')} {...common} label={t('resetPassword.passwordAgain')} />
      <div className={styles.send}>
        <SendButton>{t('resetPassword.send')}</SendButton>
      </div>
    </SendingForm>
  );
}
