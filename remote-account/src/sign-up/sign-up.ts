import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { signUpForm } from '@sahra/shared/form-rules/auth-forms';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { textOf } from '@sahra/shared/forms/text-of';

/** What only the api can find, by its code. */
const errorsByCode = {
  username_taken: { username: 'taken' },
  password_too_common: { password: 'tooCommon' },
  phone_invalid: { phone: 'noPhone' },
} as const;

/** Registers a member; the answer is the same for an address that is registered already. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signUpForm,
    secrets: ['password', 'passwordAgain'],
    errorsByCode,
    send: async ({ passwordAgain: _, ...fields }, { api }, form) => {
      const next = redirectTargetOf(args.request);
      await api.post('/auth/sign-up', { body: { ...fields, acceptsTerms: true, ...(next && { next }) } });
      return data({ email: textOf(form, 'email').trim() });
    },
  });
