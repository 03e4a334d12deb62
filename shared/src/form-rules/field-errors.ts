import * as z from 'zod/mini';
import { NOT_ACCEPTED } from './text-rules.ts';

/** The issue of a field, for both readers: a code that pages translate, and the sentence that callers of the api read. */
export const fieldError = (code: string, sentence: string, input: unknown, path: string[] = []) =>
  ({ code: 'custom', message: sentence, params: { code }, input, path }) as const;

function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : NOT_ACCEPTED;
    case 'invalid_type':
    case 'invalid_value':
      return 'missing';
    case 'too_small':
      return issue.minimum === 1 ? 'missing' : 'tooShort';
    case 'too_big':
      return 'tooLong';
    default:
      return NOT_ACCEPTED;
  }
}

/** Validates what a form holds: the values as they are sent, or the code of each field's first error. */
export function validateForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { value?: z.output<Schema>; error?: Record<string, string[]> } {
  const result = z.safeParse(schema, values);
  if (result.success) return { value: result.data };
  const error: Record<string, string[]> = {};
  for (const issue of result.error.issues) error[issue.path.join('.')] ??= [codeOf(issue)];
  return { error };
}
