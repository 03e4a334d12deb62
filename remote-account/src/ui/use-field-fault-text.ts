import { useTranslation } from '@sahra/shared/facade';
import { fieldFaults, type TextLimits } from '@sahra/shared/form-rules/text-rules';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';

/** The sentence for what is wrong in a field of the account, telephone numbers among them. */
export function useFieldFaultText() {
  const { t } = useTranslation('account');
  const sayFault = useFaultText();
  return (fault: string, limits: TextLimits, field: string): string => {
    if (fault === 'noPhone') return t('account.noPhone');
    const known = fieldFaults.find((name) => name === fault);
    return known ? sayFault(known, limits, t('account.missing', { field })) : t('account.notAccepted', { field });
  };
}
