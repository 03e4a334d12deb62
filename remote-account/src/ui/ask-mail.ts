import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { nextOf } from '@sahra/shared/form-rules/own-path';
import { emailFault } from '@sahra/shared/form-rules/contact-rules';
import { takeForm, type Faults } from '@sahra/shared/forms/take-form';

const faultsOf = ({ email }: { email: string }): Faults<'email'> => {
  const fault = emailFault(email);
  return fault ? { email: fault } : {};
};

/** Takes a form that asks for a mail, and has the api send it, if there is such an account. */
export const askMail = (path: string, args: ActionFunctionArgs) =>
  takeForm(args, {
    names: ['email'],
    faultsOf,
    send: async ({ email }, { api }) => {
      const next = nextOf(args.request);
      await api.post(path, { email, ...(next && { next }) });
      return data({ email: email.trim() });
    },
  });
