import type { Refusal } from '../forms/take-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

interface FormProblemsProps {
  refusal: Pick<Refusal<string>, 'at' | 'failure'> | undefined;
  errors: readonly { id: string; message: string }[];
  /** In place of the sentence for the failure: this form knows better what to do. */
  failureText?: string | undefined;
}

/** All that is wrong with a form that was sent, above its fields. */
export function FormProblems({ refusal, errors, failureText }: FormProblemsProps) {
  return (
    <>
      {refusal?.failure && <FailureNotice key={refusal.at} failure={refusal.failure} text={failureText} />}
      <FormErrorSummary errors={errors} attempt={refusal?.at} />
    </>
  );
}
