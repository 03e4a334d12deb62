import { data, type ActionFunctionArgs } from 'react-router-dom';
import type { ContactReceipt } from '@sahra/shared/schemas/contact';
import { contactForm, type ContactMessage } from '@sahra/shared/form-rules/contact-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { failureOf } from '@sahra/shared/forms/send-failure';
import type { AppInstance } from '@sahra/shared/facade';
import { keyOfTexts } from './message-key.ts';

const RESENT_WITH_OTHER_CONTENT = new Set([409, 422]);

async function deliver(
  { api }: AppInstance,
  { website, ...message }: ContactMessage,
  key: string,
): Promise<ContactReceipt> {
  const body = { ...message, website };
  const contentKey = await keyOfTexts(Object.values(message));
  const send = (idempotencyKey: string | undefined) => api.post('/contact-messages', { body, idempotencyKey });
  try {
    return await send(key || contentKey);
  } catch (error) {
    // The first try did arrive, though its answer did not, and then the text was changed: this is another message.
    if (key && contentKey && RESENT_WITH_OTHER_CONTENT.has(failureOf(error).status)) return await send(contentKey);
    throw error;
  }
}

/** Handles the contact form, in the browser and where scripts do not run on the server. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: contactForm,
    send: async ({ key, ...message }, app) => {
      const { reference } = await deliver(app, message, key);
      return data({ reference });
    },
  });
