import type { ActionFunctionArgs } from 'react-router-dom';
import { newsletterForm } from '@sahra/shared/form-rules/newsletter-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** Handles the newsletter's form; the answer is the same for every address. */
export const subscribe = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  handleFormAction(args, {
    schema: newsletterForm,
    async send(subscription, { api }) {
      await api.post('/newsletter/subscriptions', { body: subscription });
      return { isSent: true };
    },
  });
