import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { FieldErrorCode, TextLimits } from '../form-rules/text-rules.ts';
import type { NOT_ACCEPTED } from '../form-rules/text-rules.ts';

/** Translates the error of a field of text; `missing` is the field's own message. */
export function useFieldErrorText() {
  const { t } = useTranslation('common');
  const { code: language } = useLanguage();
  return (code: FieldErrorCode | typeof NOT_ACCEPTED, { min, max }: TextLimits, missing: string): string =>
    code === 'missing'
      ? missing
      : t(`form.${code}`, { min: formatNumber(min, language), max: formatNumber(max, language) });
}
