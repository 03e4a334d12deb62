import type { ContactField } from '@sahra/shared/form-rules/contact-rules';
import type { FieldFault, TextLimits } from '@sahra/shared/form-rules/text-rules';
import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';

/** The sentence for what is wrong in a field. */
export function useFaultText() {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  return (field: ContactField, fault: FieldFault, { min, max }: TextLimits): string =>
    fault === 'missing' ? t(`contactUs.missing.${field}`) : t(`form.${fault}`, { min: formatNumber(min, code), max: formatNumber(max, code) });
}
