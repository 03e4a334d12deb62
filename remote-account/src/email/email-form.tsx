import { useTranslation } from '@sahra/shared/facade';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Field } from '@sahra/shared/parts/field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/elevation-field.tsx';
import type { ElevationName } from '../ui/elevation.ts';
import { Facts } from '../ui/facts.tsx';
import { useFieldFaultText } from '../ui/use-field-fault-text.ts';
import styles from './email.module.css';

const names = ['email', 'elevationPassword'] as const;

/** The new address, and the password where it was not given a moment ago. */
export function EmailForm({ current, refusal }: { current: string; refusal: Refusal<'email' | ElevationName> | undefined }) {
  const { t } = useTranslation('account');
  const sayFault = useFieldFaultText();
  const sayElevation = useElevationText();
  const { errors, field } = useRefusal(refusal, names, (name, fault) =>
    name === 'email' ? sayFault(fault, { min: 1, max: maxEmailLength }, t('email.field')) : sayElevation(fault),
  );
  return (
    <SendingForm label={t('email.title')} hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} />
      <div className={styles.current}>
        <Facts facts={[[t('email.current'), <bdi key="email" dir="ltr">{current}</bdi>]]} />
      </div>
      <Field {...field('email')} label={t('email.field')} type="email" autoComplete="email" dir="ltr" required maxLength={1_000} />
      <ElevationField refusal={refusal} />
      <SendButton>{t('email.send')}</SendButton>
    </SendingForm>
  );
}
