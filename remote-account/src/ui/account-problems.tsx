import { useTranslation } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { FormProblems } from '@sahra/shared/parts/form-problems';

interface AccountProblemsProps {
  refusal: Refusal<string> | undefined;
  errors: readonly { id: string; message: string }[];
}

/** All that is wrong with a form of the account; who was signed out meanwhile keeps what he typed. */
export function AccountProblems({ refusal, errors }: AccountProblemsProps) {
  const { t } = useTranslation('account');
  const isSignedOut = refusal?.code === 'sign_in_required';
  return <FormProblems refusal={refusal} errors={errors} {...(isSignedOut && { failureText: t('account.signedOut') })} />;
}
