import type { ReactNode } from 'react';
import { useTranslation, type ButtonVariant } from '@sahra/shared/facade';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/forms/elevation-field.tsx';
import type { securityForm, SecurityIntent } from './change-second-step.ts';

interface SecurityFormProps {
  intent: SecurityIntent;
  /** What it is done to, where there are several. */
  target?: string;
  label: string;
  /** Of whichever form of the page was sent last. */
  state: FormState | undefined;
  variant?: ButtonVariant;
  /** What stands above the button, by what is wrong with the code. */
  children?: (field: ReturnType<typeof formFields<typeof securityForm>>['field']) => ReactNode;
}

const refusals = { passkey_refused: 'passkeys.refused', too_many_passkeys: 'passkeys.full' } as const;
const isRefusal = (code: string | undefined): code is keyof typeof refusals => code !== undefined && code in refusals;

/** One thing that is done to the second step; its button is what the form is called. */
export function SecurityForm({ intent, target = '', label, state, variant = 'primary', children }: SecurityFormProps) {
  const { t } = useTranslation('security');
  const elevationText = useElevationText();
  const isOwn = valueOf(state, 'intent') === intent && (valueOf(state, 'target') ?? '') === target;
  const own = isOwn ? state : undefined;
  const { id, errors, field } = formFields<typeof securityForm>(own, {
    optional: ['code', 'name'],
    id: target ? `${intent}-${target}` : intent,
    translate: (name, error) => {
      if (name === 'name') return t('passkeys.nameWrong');
      return name === 'code' ? t(error === 'missing' ? 'setUp.missing' : 'setUp.wrong') : elevationText(error);
    },
  });
  const refusal = isRefusal(own?.code) ? t(refusals[own.code]) : undefined;
  return (
    <SendingForm id={id} label={label} hasTrap={false}>
      <AccountProblems
        state={own}
        errors={errors}
        message={refusal ? { title: t('passkeys.refusedTitle'), text: refusal } : undefined}
      />
      <input type="hidden" name="intent" value={intent} readOnly />
      {target && <input type="hidden" name="target" value={target} readOnly />}
      {children?.(field)}
      <ElevationField formId={id} state={own} />
      <SendButton variant={variant} name="press" value={intent}>
        {label}
      </SendButton>
    </SendingForm>
  );
}
