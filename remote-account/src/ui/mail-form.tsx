import { useTranslation } from '@sahra/shared/facade';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from './entrance.module.css';

interface MailFormProps {
  label: string;
  button: string;
  refusal: Refusal<'email'> | undefined;
}

/** Asks for the address that a mail is to go to. */
export function MailForm({ label, button, refusal }: MailFormProps) {
  const { t } = useTranslation('account');
  const sayFault = useFaultText();
  const limits = { min: 1, max: maxEmailLength };
  const { errors, field } = useRefusal(refusal, ['email'], (_, fault) => sayFault(fault as FieldFault, limits, t('entrance.missingEmail')));
  return (
    <SendingForm label={label} hasTrap={false}>
      <FormProblems refusal={refusal} errors={errors} />
      <Field {...field('email')} label={t('entrance.email')} type="email" required maxLength={1000} autoComplete="email" dir="ltr" />
      <div className={styles.send}>
        <SendButton>{button}</SendButton>
      </div>
    </SendingForm>
  );
}
