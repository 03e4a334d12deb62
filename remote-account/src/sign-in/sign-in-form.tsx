import { Link, useTranslation } from '@sahra/shared/facade';
import type { signInForm } from '@sahra/shared/form-rules/sign-in-form';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { FormErrorSummary } from '@sahra/shared/parts/form-error-summary';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { WithPasskeys } from '@sahra/shared/parts/with-passkeys';
import { paths } from '../paths.ts';
import styles from '../ui/auth-pages.module.css';
import { BY_PASSKEY } from '../ui/sign-in/passkey-form.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';

/** Name and password, or a passkey where the browser has them. The name stays where it was typed, whatever the answer is. */
export function SignInForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  const { id, errors, field, checkbox } = formFields<typeof signInForm>(state, {
    optional: ['remember'],
    id: 'sign-in',
    translate: (name) => t(`signIn.missing.${name === 'password' ? name : 'identifier'}`),
    defaultValue: { remember: 'on' },
  });
  return (
    <SendingForm id={id} label={t('signIn.title')} hasTrap={false}>
      <FormErrorSummary errors={errors} attempt={state?.at} />
      <Field
        {...field('identifier')}
        label={t('signIn.identifier')}
        maxLength={1000}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <PasswordField
        {...field('password')}
        label={t('signIn.password')}
        maxLength={1000}
        autoComplete="current-password"
      />
      <div className={styles.beside}>
        <Checkbox {...checkbox('remember')} label={t('signIn.remember')} />
        <Link to={paths.lostPassword.href(next)}>{t('signIn.lostPassword')}</Link>
      </div>
      <div className={styles.send}>
        <SendButton name={BY_PASSKEY} value="">
          {t('signIn.send')}
        </SendButton>
        <WithPasskeys>
          <div className={styles.passkey}>
            <SendButton variant="quiet" name={BY_PASSKEY} value="yes">
              {t('signIn.passkey')}
            </SendButton>
          </div>
        </WithPasskeys>
      </div>
    </SendingForm>
  );
}
