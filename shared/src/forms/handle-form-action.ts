import { parse, type SubmissionResult } from '@conform-to/react';
import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod/mini';
import {
  appContext,
  BadRequestError,
  data,
  type ActionFunctionArgs,
  type ApiError,
  type AppInstance,
} from '@sahra/shared/facade';
import { TOO_LARGE } from '../form-rules/check-picture.ts';
import { uploadRefusals } from '../form-rules/upload-rules.ts';
import { NOT_ACCEPTED, validateForm } from '../form-rules/field-errors.ts';
import { failureOf, type SendFailure } from './send-failure.ts';
import { textOf } from './text-of.ts';

/** Names of the fields that a schema describes. */
export type FieldName<Schema extends z.core.$ZodType> = keyof z.input<Schema> & string;

/** What a page is told of a form that was not accepted; `at` tells one submission from the next. */
export interface FormState {
  at: number;
  /** The values, without secrets, and the codes of each field's errors. */
  result: Pick<SubmissionResult, 'initialValue' | 'error'>;
  /** Why it did not go through, where no field has an error. */
  failure?: SendFailure;
  /** Seconds after which it may be sent again. */
  retryAfter?: number | undefined;
  /** The api's own code, for messages of this form only. */
  code?: string;
}

export interface FormAction<Schema extends z.core.$ZodType, Answer> {
  schema: Schema;
  /** Never sent back: passwords. */
  secrets?: readonly FieldName<Schema>[];
  /** Sends the values to the api, and returns what the page is told, or where to go. */
  send: (values: z.output<Schema>, app: AppInstance, form: FormData) => Promise<Answer>;
  /** Field errors by the api's code. */
  errorsByCode?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The fields of the schema and nothing else: names of others could be paths or intents of Conform. */
function ownFields(form: FormData, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) if (form.has(name)) fields.set(name, textOf(form, name));
  return fields;
}

/** Handles a form of a page, in the browser and, where scripts do not run, on the server: no value is lost. */
export async function handleFormAction<Schema extends z.core.$ZodType, Answer>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { schema, secrets = [], send, errorsByCode = {} }: FormAction<Schema, Answer>,
) {
  const form = await request.formData();
  const names = Object.keys(getZodConstraint(schema));
  // Not Conform's `parseWithZod`: it makes empty texts missing ones, and brings all of zod to the browser.
  const submission = parse(ownFields(form, names), { resolve: (values) => validateForm(schema, values) });
  const reject = (
    status: number,
    errors: Readonly<Record<string, string>>,
    more: Pick<FormState, 'failure' | 'retryAfter' | 'code'> = {},
  ) => {
    const fieldErrors = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, [code]]));
    const { initialValue = {}, error = {} } = submission.reply({ fieldErrors, hideFields: [...secrets] });
    return data({ at: Date.now(), result: { initialValue, error }, ...more } satisfies FormState, status);
  };
  const isTooLarge = form.has(TOO_LARGE);
  if (submission.status !== 'success' && !isTooLarge) return reject(400, {});
  try {
    if (isTooLarge || submission.status !== 'success')
      throw new BadRequestError('Too large', 413, { code: uploadRefusals.tooLarge });
    return await send(submission.value, context.get(appContext), form);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { failure, status, retryAfter } = failureOf(error);
    const { code, fields } = error as ApiError;
    const named = names.filter((name) => fields[name] !== undefined).map((name) => [name, NOT_ACCEPTED]);
    const errors: Readonly<Record<string, string>> = errorsByCode[code] ?? Object.fromEntries(named);
    return Object.keys(errors).length > 0
      ? reject(status, errors, { code })
      : reject(status, {}, { failure, retryAfter, code });
  }
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
