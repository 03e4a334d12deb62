import { useTranslation } from '@sahra/shared/facade';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { Facts } from '@sahra/shared/parts/account/facts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import { useAccountErrorText } from '../ui/forms/use-account-error-text.ts';
import type { emailForm } from './change-email.ts';
import styles from './email.module.css';

/** The new address, and the password where it was not given a moment ago. */
export function EmailForm({ current, state }: { current: string; state: FormState | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useAccountErrorText();
  const elevationText = useElevationText();
  const { id, errors, field } = formFields<typeof emailForm>(state, {
    id: 'email',
    translate: (name, error) =>
      name === 'email' ? errorText(error, { min: 1, max: maxEmailLength }, t('email.field')) : elevationText(error),
  });
  return (
    <SendingForm id={id} label={t('email.title')} hasTrap={false}>
      <AccountProblems state={state} errors={errors} />
      <div className={styles.current}>
        <Facts
          facts={[
            [
              t('email.current'),
              <bdi key="email" dir="ltr">
                {current}
              </bdi>,
            ],
          ]}
        />
      </div>
      <Field
        {...field('email')}
        label={t('email.field')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={1_000}
      />
      <ElevationField formId={id} state={state} />
      <SendButton>{t('email.send')}</SendButton>
    </SendingForm>
  );
}
