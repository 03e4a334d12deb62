import { useTranslation } from '@sahra/shared/facade';
import type { FormState } from '../../forms/form-state.ts';
import { FormProblems } from '../form-problems.tsx';

const refusals = [
  'already_reviewed',
  'not_editable',
  'too_many_waiting',
  'own_contribution',
  'contributions_blocked',
  'comments_closed',
  'profile_locked',
  'not_found',
  'picture_missing',
  'picture_too_large',
] as const;

interface ContributionProblemsProps {
  state: FormState | undefined;
  errors: readonly { id: string; message: string }[];
}

/** All that is wrong with a form of contributions that was sent, above its fields. */
export function ContributionProblems({ state, errors }: ContributionProblemsProps) {
  const { t } = useTranslation('contributions');
  const code = refusals.find((known) => known === state?.code);
  return <FormProblems state={state} errors={errors} failureText={code && t(`refused.${code}`)} />;
}
