import { useTranslation } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '@sahra/shared/forms/handle-form-action';
import { Field } from '@sahra/shared/parts/field';
import { elevationErrors } from './elevation.ts';

/** Translates the error of the password that was asked for once more. */
export function useElevationText() {
  const { t } = useTranslation('account');
  return (code: string): string => t(`elevation.${elevationErrors.find((known) => known === code) ?? 'wrong'}`);
}

interface ElevationFieldProps {
  /** Of the form that it stands in. */
  formId: string;
  state: FormState | undefined;
  /** Asks at once, without waiting for the api to want it. */
  isAlways?: boolean;
}

/** Asks for the password once more, where the api wants it before something dangerous. */
export function ElevationField({ formId, state, isAlways = false }: ElevationFieldProps) {
  const { t } = useTranslation('account');
  const errorText = useElevationText();
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
        label={t('elevation.label')}
        hint={t('elevation.hint')}
        {...(error && { error: errorText(error) })}
      />
    </>
  );
}
