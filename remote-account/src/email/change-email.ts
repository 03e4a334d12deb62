import * as z from 'zod/mini';
import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { accountEmailSchema } from '@sahra/shared/form-rules/fields';
import { elevationFields, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { textOf } from '@sahra/shared/forms/text-of';

export const emailForm = z.object({ email: accountEmailSchema, ...elevationFields });

/** Has a mail sent to the new address. */
export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: emailForm,
    send: async ({ email }, { api }, form) => {
      await api.post('/account/email', { body: { email } });
      return data({ sentTo: textOf(form, 'email').trim() });
    },
  });
