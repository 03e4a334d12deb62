import { parse } from '@conform-to/react';
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
import { TOO_LARGE } from '../form-rules/too-large.ts';
import { uploadRefusals } from '../form-rules/upload-rules.ts';
import { NOT_ACCEPTED } from '../form-rules/text-rules.ts';
import { validateForm } from '../form-rules/field-errors.ts';
import type { FieldName, FormState } from './form-state.ts';
import { failureOf } from './send-failure.ts';
import { textOf } from './text-of.ts';

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
    const { initialValue = {}, error: byName = {} } = submission.reply({ fieldErrors, hideFields: [...secrets] });
    const inOrder = [...names, ...Object.keys(byName ?? {})].filter((name) => byName?.[name]);
    const error = Object.fromEntries(inOrder.map((name) => [name, byName?.[name] ?? null]));
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
