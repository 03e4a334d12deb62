import * as z from 'zod/mini';
import type { ActionFunctionArgs } from '@sahra/shared/facade';
import { givenPasswordSchema } from '../form-rules/password-fields.ts';
import { optionalText } from '../form-rules/fields.ts';
import { handleFormAction, type FormAction } from './handle-form-action.ts';

/** What `ElevationField` adds to a form: the password, where the api has asked for it. */
export const elevationFields = { elevationPassword: optionalText, asksElevation: optionalText };
/** The same where the form asks in any case. */
export const requiredElevation = { ...elevationFields, elevationPassword: givenPasswordSchema };
export const exportForm = z.object(requiredElevation);

export const elevationErrors = ['missing', 'wrong'] as const;
export const elevationErrorsByCode = {
  elevation_required: { elevationPassword: 'missing' },
  wrong_password: { elevationPassword: 'wrong' },
} as const;

type ElevatedForm = z.core.$ZodType<{ elevationPassword: string }, { elevationPassword?: string | undefined }>;

/**
 * Handles a form that does something dangerous. The api answers that the password is needed once more, the form asks for it,
 * and when it comes again with the password this is given first.
 */
export const handleElevatedForm = <Schema extends ElevatedForm, Answer>(
  args: ActionFunctionArgs,
  { schema, send }: Pick<FormAction<Schema, Answer>, 'schema' | 'send'>,
) =>
  handleFormAction<Schema, Answer>(args, {
    schema,
    secrets: ['elevationPassword'],
    errorsByCode: elevationErrorsByCode,
    send: async (values, app, form) => {
      if (values.elevationPassword)
        await app.api.post('/auth/elevate', { body: { password: values.elevationPassword } });
      return send(values, app, form);
    },
  });
