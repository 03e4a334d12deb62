import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod/mini';
import type { SendFailure } from './send-failure.ts';

/** Names of the fields that a schema describes. */
export type FieldName<Schema extends z.core.$ZodType> = keyof z.input<Schema> & string;

/** What a page is told of a form that was not accepted; `at` tells one submission from the next. */
export interface FormState {
  at: number;
  /** The values, without secrets, and the codes of each field's errors, in the order of the schema. */
  result: Pick<SubmissionResult, 'initialValue' | 'error'>;
  /** Why it did not go through, where no field has an error. */
  failure?: SendFailure;
  /** Seconds after which it may be sent again. */
  retryAfter?: number | undefined;
  /** The api's own code, for messages of this form only. */
  code?: string;
}

/** Was the form not accepted? What else an action returns is what became of it. */
export const isFormState = <Answer>(answer: Answer): answer is Extract<Answer, FormState> =>
  typeof answer === 'object' && answer !== null && 'result' in answer && 'at' in answer;

/** The value of a field of a form that was not accepted. */
export function valueOf(state: FormState | undefined, name: string): string | undefined {
  const value = state?.result.initialValue?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** The code of the first error of a field. */
export const errorOf = (state: FormState | undefined, name: string): string | undefined =>
  state?.result.error?.[name]?.[0];
