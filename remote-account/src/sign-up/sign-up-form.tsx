import type { ComponentProps } from 'react';
import { formatNumber, useHrefTo, useLanguage, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import type { signUpForm } from '@sahra/shared/form-rules/auth-forms';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import { usernameLimits } from '@sahra/shared/form-rules/username-rules';
import type { FieldName, FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import styles from '../ui/auth-pages.module.css';
import { useSignUpErrorText } from './use-sign-up-error-text.ts';
import { LinkedText } from '@sahra/shared/parts/linked-text';

/** What a visitor agrees to who registers. It is read in another tab: the values here stay. */
function TermsField(checkbox: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('sign-up');
  const hrefTo = useHrefTo();
  const link = (href: string | undefined) => (label: string) =>
    href ? (
      <a href={href} target="_blank" rel="noopener">
        {label}
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </a>
    ) : (
      label
    );
  const parts = {
    terms: link(hrefTo('information.terms-of-use')),
    privacy: link(hrefTo('information.privacy-policy')),
  };
  return <Checkbox {...checkbox} label={<LinkedText text={t('terms')} parts={parts} />} />;
}

/** Longest text that a field takes: far more than is accepted, so that nothing is cut unseen, and less than makes a browser freeze. */
const MAX_LENGTH = 1_000;

type TextName = Exclude<FieldName<typeof signUpForm>, 'acceptsTerms' | 'website'>;

/** The form, with the errors of the last submission and its values but the passwords. */
export function SignUpForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation(['sign-up', 'account']);
  const { code } = useLanguage();
  const { id, errors, field, checkbox } = formFields<typeof signUpForm>(state, {
    optional: ['phone', 'zip'],
    id: 'sign-up',
    translate: useSignUpErrorText(),
  });
  const common = (name: TextName) => ({ ...field(name), label: t(`${name}`), maxLength: MAX_LENGTH });
  const optional = { required: false, isOptional: true };
  const number = (value: number) => formatNumber(value, code);
  return (
    <SendingForm id={id} label={t('account:signUp.title')}>
      <FormProblems state={state} errors={errors} failureTitle={t('refused')} />
      <RequiredNote />
      <Field
        {...common('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        hint={t('usernameHint', { min: number(usernameLimits.min), max: number(usernameLimits.max) })}
      />
      <div className={styles.pair}>
        <Field {...common('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...common('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <Field {...common('email')} type="email" autoComplete="email" dir="ltr" hint={t('emailHint')} />
      <div className={styles.pair}>
        <Field {...common('phone')} {...optional} type="tel" autoComplete="tel" dir="ltr" hint={t('phoneHint')} />
        <Field {...common('zip')} {...optional} autoComplete="postal-code" dir="ltr" hint={t('zipHint')} />
      </div>
      <PasswordField
        {...common('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: number(passwordLimits.min) })}
      />
      <PasswordField {...common('passwordAgain')} autoComplete="new-password" />
      <TermsField {...checkbox('acceptsTerms')} />
      <div className={styles.send}>
        <SendButton>{t('send')}</SendButton>
      </div>
    </SendingForm>
  );
}
