import type { Refusal } from '../forms/take-form.ts';
import { FailureNotice, type FailureMessage } from './failure-notice.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

interface FormProblemsProps {
  refusal: Pick<Refusal<string>, 'at' | 'failure' | 'retryAfter'> | undefined;
  errors: readonly { id: string; message: string }[];
  /** In place of the title of the failure. */
  failureTitle?: FailureMessage['title'];
  /** In place of the sentence for the failure: this form knows better what to do. */
  failureText?: FailureMessage['text'];
}

/** All that is wrong with a form that was sent, above its fields. */
export function FormProblems({ refusal, errors, failureTitle, failureText }: FormProblemsProps) {
  return (
    <>
      {refusal?.failure && <FailureNotice key={refusal.at} failure={refusal.failure} retryAfter={refusal.retryAfter} title={failureTitle} text={failureText} />}
      <FormErrorSummary errors={errors} attempt={refusal?.at} />
    </>
  );
}
