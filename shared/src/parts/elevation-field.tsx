import type { MouseEvent } from 'react';
import { Button, useSession } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '../forms/form-state.ts';
import { useHasPasskeys } from '../forms/passkeys.ts';
import { Field } from './field.tsx';
import { useIsSending } from './send-button.tsx';

const elevationErrors = ['missing', 'wrong', 'wrongCode', 'refused'] as const;

/** What the parts of it are called, and what is wrong with them. */
export type ElevationKey = 'label' | 'hint' | 'code' | 'codeHint' | 'passkey' | (typeof elevationErrors)[number];
type Translate = (key: ElevationKey) => string;

interface ElevationFieldProps {
  /** Of the form that it stands in. */
  formId: string;
  state: FormState | undefined;
  /** Asks at once, without waiting for the api to want it. */
  isAlways?: boolean | undefined;
  translate: Translate;
}

/** The key of an error of one of its fields. */
export const elevationErrorKey = (error: string): ElevationKey =>
  elevationErrors.find((known) => known === error) ?? 'wrong';

const fields = ['elevationPassword', 'elevationCode'] as const;

/** What is wrong with it, for the summary above the form. */
export const elevationErrorsIn = (state: FormState | undefined, formId: string, translate: Translate) =>
  fields.flatMap((name) => {
    const error = errorOf(state, name);
    return error ? [{ id: `${formId}-${name}`, message: translate(elevationErrorKey(error)) }] : [];
  });

/** Sends the form that the button stands in, with word that a passkey is to be asked for. No button that sends: Enter is meant for the form's own. */
function sendWithPasskey({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const field = form?.elements.namedItem('elevationPasskey');
  if (!form || !(field instanceof HTMLInputElement)) return;
  field.value = 'yes';
  form.requestSubmit();
  field.value = '';
}

/** A passkey in place of all that stands above. */
function PasskeyButton({ label }: { label: string }) {
  const isSending = useIsSending();
  return (
    <p>
      <input type="hidden" name="elevationPasskey" defaultValue="" />
      <Button type="button" variant="quiet" aria-disabled={isSending} onClick={sendWithPasskey}>
        {label}
      </Button>
    </p>
  );
}

/**
 * Asks once more for what the member signs in with, where the api wants it before something dangerous: the password, a code too where
 * they have a second step, or a passkey in place of both.
 */
export function ElevationField({ formId, state, isAlways = false, translate }: ElevationFieldProps) {
  const secondStep = useSession()?.secondStep;
  const hasPasskeys = useHasPasskeys();
  const isAsked = fields.some((name) => errorOf(state, name)) || valueOf(state, 'asksElevation');
  if (!isAlways && !isAsked) return null;
  const propsOf = (name: (typeof fields)[number]) => {
    const error = errorOf(state, name);
    return { id: `${formId}-${name}`, name, ...(error && { error: translate(elevationErrorKey(error)) }) };
  };
  return (
    <>
      <input type="hidden" name="asksElevation" value="yes" />
      <Field
        {...propsOf('elevationPassword')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        required
        label={translate('label')}
        hint={translate('hint')}
      />
      {secondStep && (
        <Field
          {...propsOf('elevationCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          maxLength={100}
          label={translate('code')}
          hint={translate('codeHint')}
        />
      )}
      {secondStep === 'passkey' && hasPasskeys && <PasskeyButton label={translate('passkey')} />}
    </>
  );
}
