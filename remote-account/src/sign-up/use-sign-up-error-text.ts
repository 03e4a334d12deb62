import { useTranslation } from '@sahra/shared/facade';
import type { signUpForm } from '@sahra/shared/form-rules/auth-forms';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import { passwordLimits } from '@sahra/shared/form-rules/password-rules';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import { usernameLimits } from '@sahra/shared/form-rules/username-rules';
import type { FieldName } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';

/** Errors with a message of this form; the others have one for all forms. */
const ownErrors = ['taken', 'notAUsername', 'tooCommon', 'different', 'noPhone'] as const;

/** Fewest and most characters of each field that has such limits. */
const limitsOf = {
  ...memberLimits,
  username: usernameLimits,
  email: { min: 1, max: maxEmailLength },
  password: passwordLimits,
} as const;
const hasLimits = (name: string): name is keyof typeof limitsOf => name in limitsOf;

const mayBeEmpty = (name: string): name is 'phone' | 'zip' => name === 'phone' || name === 'zip';

/** Translates the error of a field of the registration. */
export function useSignUpErrorText() {
  const { t } = useTranslation('sign-up');
  const errorText = useFieldErrorText();
  return (name: FieldName<typeof signUpForm>, code: string): string | undefined => {
    if (name === 'website') return undefined;
    const own = ownErrors.find((known) => known === code);
    if (own) return t(`errors.${own}`);
    return errorText(
      code as FieldErrorCode,
      hasLimits(name) ? limitsOf[name] : { min: 1, max: 1 },
      mayBeEmpty(name) ? '' : t(`missing.${name}`),
    );
  };
}
