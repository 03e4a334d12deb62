import type { ReactNode } from 'react';
import type { ButtonVariant } from '@sahra/shared/facade';
import { isRefusal, type Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { ElevationField, useElevationText } from '../ui/elevation-field.tsx';
import type { ElevationName } from '../ui/elevation.ts';

/** What came of the last try, of whichever form of the page. */
export type SignOutAnswer = { doneAt: number; isOthers: boolean } | Refusal<'device' | ElevationName> | undefined;

interface SignOutFormProps {
  /** What the button stands for. */
  device: string;
  answer: SignOutAnswer;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A button that signs out; where the api wants the password first the form asks for it. Each has its own, so that Enter is meant for it. */
export function SignOutForm({ device, answer, variant = 'primary', children }: SignOutFormProps) {
  const sayElevation = useElevationText();
  const refusal = isRefusal(answer) && answer.typed.device === device ? answer : undefined;
  const { errors } = useRefusal(refusal, ['elevationPassword'], (_, fault) => sayElevation(fault));
  return (
    <SendingForm hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} />
      <ElevationField refusal={refusal} />
      <SendButton variant={variant} name="device" value={device}>
        {children}
      </SendButton>
    </SendingForm>
  );
}
