import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';

const known = ['tooShort', 'tooLong', 'tooCommon', 'different', 'wrong'] as const;

/** The sentence for what is wrong with a field of a password. */
export function usePasswordFaultText() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const limits = { min: formatNumber(passwordLimits.min, code), max: formatNumber(passwordLimits.max, code) };
  return (fault: string, field: string): string => {
    const name = known.find((candidate) => candidate === fault);
    return name ? t(`details.password.${name}`, limits) : t('account.missing', { field });
  };
}
