import { data, type ActionFunctionArgs } from 'react-router-dom';
import type { ContactReceipt } from '@sahra/shared/schemas/contact';
import { contactFaults, type ContactField } from '@sahra/shared/form-rules/contact-rules';
import { failureOf } from '@sahra/shared/forms/send-failure';
import { takeForm } from '@sahra/shared/forms/take-form';
import { textOf } from '@sahra/shared/forms/text-of';
import type { AppInstance } from '@sahra/shared/facade';
import { keyOfTexts } from './message-key.ts';

type Typed = Record<ContactField, string>;

export const contactFields: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

const RESENT_WITH_OTHER_CONTENT = new Set([409, 422]);

async function deliver({ api }: AppInstance, typed: Typed, website: string, key: string): Promise<ContactReceipt> {
  const body = { ...typed, website };
  const contentKey = await keyOfTexts(Object.values(typed));
  const send = (idempotencyKey: string | undefined) => api.post<ContactReceipt>('/contact-messages', body, idempotencyKey ? { idempotencyKey } : {});
  try {
    return await send(key || contentKey);
  } catch (error) {
    // The first try did arrive, though its answer did not, and then the text was changed: this is another message.
    if (key && contentKey && RESENT_WITH_OTHER_CONTENT.has(failureOf(error).status)) return await send(contentKey);
    throw error;
  }
}

/** Takes the contact form, in the browser and where scripts do not run on the server. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: contactFields,
    faultsOf: contactFaults,
    send: async (typed, app, form) => {
      const { reference } = await deliver(app, typed, textOf(form, 'website'), textOf(form, 'key'));
      return data({ reference });
    },
  });
