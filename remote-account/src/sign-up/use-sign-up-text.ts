import { useTranslation } from '@sahra/shared/facade';
import { signUpLimits, type SignUpField } from '@sahra/shared/form-rules/sign-up-rules';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';

/** Faults with a sentence of this form; the others have one for all forms. */
const ownFaults = ['taken', 'notAUsername', 'tooCommon', 'different', 'noPhone'] as const;

/** The sentence for what is wrong in a field of the registration. */
export function useSignUpText() {
  const { t } = useTranslation('account');
  const sayFault = useFaultText();
  return (name: SignUpField, fault: string): string => {
    const own = ownFaults.find((known) => known === fault);
    if (own) return t(`signUp.faults.${own}`);
    const limits = name in signUpLimits ? signUpLimits[name as keyof typeof signUpLimits] : { min: 1, max: 1 };
    return sayFault(fault as FieldFault, limits, t(`signUp.missing.${name}`));
  };
}
