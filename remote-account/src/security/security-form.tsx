import type { ReactNode } from 'react';
import { useTranslation, type ButtonVariant } from '@sahra/shared/facade';
import { valueOf, type FormState } from '@sahra/shared/forms/handle-form-action';
import { useFormFields } from '@sahra/shared/forms/use-form-fields';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import { securityForm, type SecurityIntent } from './change-second-step.ts';

interface SecurityFormProps {
  intent: SecurityIntent;
  label: string;
  /** Of whichever form of the page was sent last. */
  state: FormState | undefined;
  variant?: ButtonVariant;
  /** What stands above the button, by what is wrong with the code. */
  children?: (field: ReturnType<typeof useFormFields<typeof securityForm>>['field']) => ReactNode;
}

/** One thing that is done to the second step; its button is what the form is called. */
export function SecurityForm({ intent, label, state, variant = 'primary', children }: SecurityFormProps) {
  const { t } = useTranslation('security');
  const elevationText = useElevationText();
  const own = valueOf(state, 'intent') === intent ? state : undefined;
  const { id, errors, field } = useFormFields(securityForm, own, {
    id: intent,
    translate: (name, error) =>
      name === 'code' ? t(error === 'missing' ? 'setUp.missing' : 'setUp.wrong') : elevationText(error),
  });
  return (
    <SendingForm id={id} label={label} hasTrap={false}>
      <AccountProblems state={own} errors={errors} />
      <input type="hidden" name="intent" value={intent} readOnly />
      {children?.(field)}
      <ElevationField formId={id} state={own} />
      <SendButton variant={variant} name="press" value={intent}>
        {label}
      </SendButton>
    </SendingForm>
  );
}
