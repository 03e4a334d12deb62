import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { mailRequestForm } from '@sahra/shared/form-rules/auth-forms';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { textOf } from '@sahra/shared/forms/text-of';

/** Handles a form that asks for a mail, and has the api send it, if there is such an account. */
export const askMail = (
  path: '/auth/request-password-reset' | '/auth/send-verification-email',
  args: ActionFunctionArgs,
) =>
  handleFormAction(args, {
    schema: mailRequestForm,
    send: async ({ email }, { api }, form) => {
      const next = redirectTargetOf(args.request);
      await api.post(path, { body: { email, ...(next && { next }) } });
      return data({ email: textOf(form, 'email').trim() });
    },
  });
