import type { ActionFunctionArgs } from 'react-router-dom';
import { emailFault } from '@sahra/shared/form-rules/contact-rules';
import { takeForm } from '@sahra/shared/forms/take-form';
import { textOf } from '@sahra/shared/forms/text-of';

/** Takes the newsletter's form; the answer is the same for every address. */
export const subscribe = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  takeForm(args, {
    names: ['email'],
    faultsOf({ email }) {
      const fault = emailFault(email);
      return fault ? { email: fault } : {};
    },
    async send({ email }, { api }, form) {
      await api.post('/newsletter/subscriptions', { email, website: textOf(form, 'website') });
      return { isSent: true };
    },
  });
