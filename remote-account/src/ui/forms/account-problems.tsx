import { useTranslation } from '@sahra/shared/facade';
import type { FormState } from '@sahra/shared/forms/form-state';
import type { FailureMessage } from '@sahra/shared/parts/failure-notice';
import { FormProblems } from '@sahra/shared/parts/form-problems';

interface AccountProblemsProps {
  state: FormState | undefined;
  errors: readonly { id: string; message: string }[];
  /** Where this form knows better what went wrong. */
  message?: FailureMessage | undefined;
}

/** All that is wrong with a form of the account; a member who was signed out meanwhile keeps the values. */
export function AccountProblems({ state, errors, message }: AccountProblemsProps) {
  const { t } = useTranslation('account');
  const signedOut = state?.code === 'sign_in_required' ? t('account.signedOut') : undefined;
  return (
    <FormProblems
      state={state}
      errors={errors}
      failureTitle={message?.title}
      failureText={message?.text ?? signedOut}
    />
  );
}
