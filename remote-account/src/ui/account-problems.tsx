import { useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import type { FailureMessage } from '@sahra/shared/parts/failure-notice';
import { FormProblems } from '@sahra/shared/parts/form-problems';

interface AccountProblemsProps {
  refusal: Refusal<string> | undefined;
  errors: readonly { id: string; message: string }[];
  /** Where this form knows better what went wrong. */
  message?: FailureMessage | undefined;
}

/** All that is wrong with a form of the account; a member who was signed out meanwhile keeps the values. */
export function AccountProblems({ refusal, errors, message }: AccountProblemsProps) {
  const { t } = useTranslation('account');
  const signedOut = refusal?.code === 'sign_in_required' ? t('account.signedOut') : undefined;
  return <FormProblems refusal={refusal} errors={errors} failureTitle={message?.title} failureText={message?.text ?? signedOut} />;
}
