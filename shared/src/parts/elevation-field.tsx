import { errorOf, valueOf, type FormState } from '../forms/handle-form-action.ts';
import { Field } from './field.tsx';

interface ElevationFieldProps {
  /** Of the form that it stands in. */
  formId: string;
  state: FormState | undefined;
  /** Asks at once, without waiting for the api to want it. */
  isAlways?: boolean | undefined;
  label: string;
  hint: string;
  /** Translates the error of the password. */
  errorText: (code: string) => string;
}

/** Asks for the password once more, where the api wants it before something dangerous. */
export function ElevationField({ formId, state, isAlways = false, label, hint, errorText }: ElevationFieldProps) {
  const error = errorOf(state, 'elevationPassword');
  if (!isAlways && !error && !valueOf(state, 'asksElevation')) return null;
  return (
    <>
      <input type="hidden" name="asksElevation" value="yes" />
      <Field
        id={`${formId}-elevationPassword`}
        name="elevationPassword"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        required
        label={label}
        hint={hint}
        {...(error && { error: errorText(error) })}
      />
    </>
  );
}
