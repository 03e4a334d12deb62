import type { FormState } from '../forms/form-state.ts';
import { FailureNotice, type FailureMessage } from './failure-notice.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

interface FormProblemsProps {
  state: Pick<FormState, 'at' | 'failure' | 'retryAfter'> | undefined;
  errors: readonly { id: string; message: string }[];
  /** In place of the title of the failure. */
  failureTitle?: FailureMessage['title'];
  /** In place of the sentence for the failure: this form knows better what to do. */
  failureText?: FailureMessage['text'];
}

/** All that is wrong with a form that was sent, above its fields. */
export function FormProblems({ state, errors, failureTitle, failureText }: FormProblemsProps) {
  return (
    <>
      {state?.failure && (
        <FailureNotice
          key={state.at}
          failure={state.failure}
          retryAfter={state.retryAfter}
          title={failureTitle}
          text={failureText}
        />
      )}
      <FormErrorSummary errors={errors} attempt={state?.at} />
    </>
  );
}
