import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import { signUpFields, type SignUpField } from '@sahra/shared/form-rules/sign-up-rules';
import { usernameLimits } from '@sahra/shared/form-rules/username-rules';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../ui/entrance.module.css';
import { TermsField } from './terms-field.tsx';
import { useSignUpText } from './use-sign-up-text.ts';

/** Far more than is accepted, so that nothing is cut unseen, and less than makes a browser freeze. */
const HOLDS = 1_000;

/** The form, with what was wrong at the last try and everything that was typed but the passwords. */
export function SignUpForm({ refusal }: { refusal: Refusal<SignUpField> | undefined }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const say = useSignUpText();
  const { errors, field } = useRefusal(refusal, signUpFields, say);
  const common = (name: Exclude<SignUpField, 'acceptsTerms'>) => ({ ...field(name), label: t(`signUp.${name}`), required: true, maxLength: HOLDS });
  const number = (value: number) => formatNumber(value, code);
  const terms = field('acceptsTerms');
  return (
    <SendingForm label={t('signUp.title')}>
      <FormProblems refusal={refusal} errors={errors} failureTitle={t('signUp.refused')} />
      <RequiredNote />
      <Field
        {...common('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        hint={t('signUp.usernameHint', { min: number(usernameLimits.min), max: number(usernameLimits.max) })}
      />
      <div className={styles.pair}>
        <Field {...common('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...common('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <Field {...common('email')} type="email" autoComplete="email" dir="ltr" hint={t('signUp.emailHint')} />
      <div className={styles.pair}>
        <Field {...common('phone')} type="tel" autoComplete="tel" dir="ltr" hint={t('signUp.phoneHint')} />
        <Field {...common('zip')} autoComplete="postal-code" dir="ltr" hint={t('signUp.zipHint')} />
      </div>
      <PasswordField {...common('password')} autoComplete="new-password" hint={t('signUp.passwordHint', { min: number(passwordLimits.min) })} />
      <PasswordField {...common('passwordAgain')} autoComplete="new-password" />
      <TermsField error={terms.error} isChecked={refusal?.typed.acceptsTerms === 'on'} />
      <div className={styles.send}>
        <SendButton>{t('signUp.send')}</SendButton>
      </div>
    </SendingForm>
  );
}
