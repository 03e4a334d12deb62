import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { nextOf } from '@sahra/shared/form-rules/own-path';
import { signUpFaults, signUpFields, type SignUpField } from '@sahra/shared/form-rules/sign-up-rules';
import { takeForm, type Faults } from '@sahra/shared/forms/take-form';
import { textOf } from '@sahra/shared/forms/text-of';

/** What only the api can find, by its code. */
const refusals: Readonly<Record<string, Faults<SignUpField>>> = {
  username_taken: { username: 'taken' },
  password_too_common: { password: 'tooCommon' },
  phone_invalid: { phone: 'noPhone' },
};

/** Registers somebody; the answer is the same for an address that is registered already. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: signUpFields,
    secrets: ['password', 'passwordAgain'],
    faultsOf: signUpFaults,
    refusals,
    send: async ({ passwordAgain: _, acceptsTerms, ...fields }, { api }, form) => {
      const next = nextOf(args.request);
      await api.post('/auth/sign-up', { ...fields, acceptsTerms: acceptsTerms !== '', website: textOf(form, 'website'), ...(next && { next }) });
      return data({ email: fields.email.trim() });
    },
  });
