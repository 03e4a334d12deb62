import { useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { Field } from '@sahra/shared/parts/field';
import { elevationFaults, type ElevationName } from './elevation.ts';

/** The sentence for what is wrong with the password that was to be given once more. */
export function useElevationText() {
  const { t } = useTranslation('account');
  return (fault: string): string => t(`elevation.${elevationFaults.find((known) => known === fault) ?? 'wrong'}`);
}

interface ElevationFieldProps {
  refusal: Refusal<ElevationName> | undefined;
  /** Asks at once, without waiting for the api to want it. */
  isAlways?: boolean;
}

/** Asks for the password once more, where the api wants it before something dangerous. */
export function ElevationField({ refusal, isAlways = false }: ElevationFieldProps) {
  const { t } = useTranslation('account');
  const sayFault = useElevationText();
  const fault = refusal?.faults.elevationPassword;
  if (!isAlways && !fault && !refusal?.typed.asksElevation) return null;
  return (
    <>
      <input type="hidden" name="asksElevation" value="yes" />
      <Field
        id="elevationPassword"
        name="elevationPassword"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        required
        label={t('elevation.label')}
        hint={t('elevation.hint')}
        {...(fault && { error: sayFault(fault) })}
      />
    </>
  );
}
