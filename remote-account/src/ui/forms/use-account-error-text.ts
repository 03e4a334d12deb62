import { useTranslation } from '@sahra/shared/facade';
import { fieldErrorCodes, type TextLimits } from '@sahra/shared/form-rules/text-rules';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';

/** Translates the error of a field of the account, telephone numbers among them. */
export function useAccountErrorText() {
  const { t } = useTranslation('account');
  const errorText = useFieldErrorText();
  return (error: string, limits: TextLimits, field: string): string => {
    if (error === 'noPhone') return t('account.noPhone');
    const known = fieldErrorCodes.find((name) => name === error);
    return known ? errorText(known, limits, t('account.missing', { field })) : t('account.notAccepted', { field });
  };
}
