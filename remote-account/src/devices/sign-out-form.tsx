import { useId, type ReactNode } from 'react';
import type { ButtonVariant } from '@sahra/shared/facade';
import { isFormState, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { elevationErrorsIn } from '@sahra/shared/parts/elevation-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ElevationField, useElevationKeys } from '../ui/forms/elevation-field.tsx';

/** What came of the last try, of whichever form of the page. */
export type SignOutAnswer = { doneAt: number; isOthers: boolean } | FormState | undefined;

interface SignOutFormProps {
  /** What the button stands for. */
  device: string;
  answer: SignOutAnswer;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A button that signs out; where the api wants the password first the form asks for it. Each has its own, so that Enter is meant for it. */
export function SignOutForm({ device, answer, variant = 'primary', children }: SignOutFormProps) {
  const translate = useElevationKeys();
  const id = useId();
  const state = isFormState(answer) && valueOf(answer, 'device') === device ? answer : undefined;
  const errors = elevationErrorsIn(state, id, translate);
  return (
    <SendingForm id={id} hasTrap={false}>
      <AccountProblems state={state} errors={errors} />
      <input type="hidden" name="device" value={device} readOnly />
      <ElevationField formId={id} state={state} />
      <SendButton variant={variant} name="device" value={device}>
        {children}
      </SendButton>
    </SendingForm>
  );
}
