import type { ComponentProps } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { elevationErrors } from '@sahra/shared/forms/elevation';
import { ElevationField as BareField } from '@sahra/shared/parts/elevation-field';

/** Translates the error of the password that was asked for once more. */
export function useElevationText() {
  const { t } = useTranslation('account');
  return (code: string): string => t(`elevation.${elevationErrors.find((known) => known === code) ?? 'wrong'}`);
}

/** Asks for the password once more, in the words of the account. */
export function ElevationField(props: Omit<ComponentProps<typeof BareField>, 'label' | 'hint' | 'errorText'>) {
  const { t } = useTranslation('account');
  return (
    <BareField {...props} label={t('elevation.label')} hint={t('elevation.hint')} errorText={useElevationText()} />
  );
}
