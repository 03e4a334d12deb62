import { Link, paths, useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { FormErrorSummary } from '@sahra/shared/parts/form-error-summary';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../ui/entrance.module.css';
import { useNext } from '../ui/use-next.ts';
import { signInFields, type SignInField } from './sign-in.ts';

/** Name and password. The name stays where it was typed, whatever the answer is. */
export function SignInForm({ refusal }: { refusal: Refusal<SignInField> | undefined }) {
  const { t } = useTranslation('account');
  const next = useNext();
  const { errors, field } = useRefusal(refusal, signInFields, (name) => t(`signIn.missing.${name === 'password' ? name : 'identifier'}`));
  return (
    <SendingForm label={t('signIn.title')} hasTrap={false}>
      <FormErrorSummary errors={errors} attempt={refusal?.at} />
      <Field {...field('identifier')} label={t('signIn.identifier')} required maxLength={1000} autoComplete="username" autoCapitalize="none" spellCheck={false} dir="auto" />
      <PasswordField {...field('password')} label={t('signIn.password')} required maxLength={1000} autoComplete="current-password" />
      <div className={styles.beside}>
        <Checkbox name="remember" label={t('signIn.remember')} defaultChecked={refusal ? refusal.typed.remember === 'on' : true} />
        <Link to={paths.lostPassword.href(next)}>{t('signIn.lostPassword')}</Link>
      </div>
      <div className={styles.send}>
        <SendButton>{t('signIn.send')}</SendButton>
      </div>
    </SendingForm>
  );
}
