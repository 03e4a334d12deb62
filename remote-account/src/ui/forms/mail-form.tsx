import { useTranslation } from '@sahra/shared/facade';
import type { mailRequestForm } from '@sahra/shared/form-rules/auth-forms';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../auth-pages.module.css';

interface MailFormProps {
  label: string;
  button: string;
  state: FormState | undefined;
}

/** Asks for the address that a mail is to go to. */
export function MailForm({ label, button, state }: MailFormProps) {
  const { t } = useTranslation('account');
  const errorText = useFieldErrorText();
  const limits = { min: 1, max: maxEmailLength };
  const { id, errors, field } = formFields<typeof mailRequestForm>(state, {
    id: 'mail',
    translate: (_, error) => errorText(error as FieldErrorCode, limits, t('authPages.missingEmail')),
  });
  return (
    <SendingForm id={id} label={label} hasTrap={false}>
      <FormProblems state={state} errors={errors} />
      <Field
        {...field('email')}
        label={t('authPages.email')}
        type="email"
        maxLength={1000}
        autoComplete="email"
        dir="ltr"
      />
      <div className={styles.send}>
        <SendButton>{button}</SendButton>
      </div>
    </SendingForm>
  );
}
