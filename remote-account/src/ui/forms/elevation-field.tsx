import type { ComponentProps } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { ElevationField as BareField, elevationErrorKey, type ElevationKey } from '@sahra/shared/parts/elevation-field';

/** Translates the parts of what is asked for once more. */
export function useElevationKeys() {
  const { t } = useTranslation('account');
  return (key: ElevationKey): string => t(`elevation.${key}`);
}

/** Translates the error of what was asked for once more. */
export function useElevationText() {
  const translate = useElevationKeys();
  return (error: string): string => translate(elevationErrorKey(error));
}

/** Asks once more for what the member signs in with, in the words of the account. */
export function ElevationField(props: Omit<ComponentProps<typeof BareField>, 'translate'>) {
  return <BareField {...props} translate={useElevationKeys()} />;
}
