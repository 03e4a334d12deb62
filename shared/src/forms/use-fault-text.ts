import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { FieldFault, TextLimits } from '../form-rules/text-rules.ts';
import type { NOT_ACCEPTED } from './take-form.ts';

/** The sentence for what is wrong in a field of text; `missing` is the field's own. */
export function useFaultText() {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  return (fault: FieldFault | typeof NOT_ACCEPTED, { min, max }: TextLimits, missing: string): string =>
    fault === 'missing' ? missing : t(`form.${fault}`, { min: formatNumber(min, code), max: formatNumber(max, code) });
}
