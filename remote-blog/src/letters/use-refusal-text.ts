import { useTranslation } from '@sahra/shared/facade';
import type { FormState } from '@sahra/shared/forms/form-state';

const refusals = ['edited_meanwhile', 'not_possible', 'not_ready', 'nothing_in_language'] as const;

/** Why an issue could not be changed or sent, where its room has a sentence for that. */
export function useRefusalText(state: FormState | undefined): string | undefined {
  const { t } = useTranslation('letters');
  const code = refusals.find((known) => known === state?.code);
  return code && t(`refusals.${code}`);
}
