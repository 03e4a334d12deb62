import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';

const known = ['tooShort', 'tooLong', 'tooCommon', 'different', 'wrong'] as const;

/** Translates the error of a field of a password. */
export function usePasswordErrorText() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const limits = { min: formatNumber(passwordLimits.min, code), max: formatNumber(passwordLimits.max, code) };
  return (error: string, field: string): string => {
    const name = known.find((candidate) => candidate === error);
    return name ? t(`details.password.${name}`, limits) : t('account.missing', { field });
  };
}
