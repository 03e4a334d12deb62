import { data, type ActionFunctionArgs } from 'react-router-dom';
import type { ContactReceipt } from '@sahra/shared/schemas/contact';
import { contactFaults, type ContactField } from '@sahra/shared/form-rules/contact-rules';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import { appContext, type AppInstance } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from '../forms/send-failure.ts';
import { textOf } from '../forms/text-of.ts';
import { keyOfTexts } from './message-key.ts';

export type Typed = Record<ContactField, string>;

/** What the page is told of a message that was sent; `at` tells one try from the next. */
export type Sent =
  | { reference: string }
  | { at: number; typed: Typed; faults: Partial<Record<ContactField, FieldFault>>; failure?: SendFailure };

const RESENT_WITH_OTHER_WORDS = new Set([409, 422]);

async function deliver({ api }: AppInstance, typed: Typed, website: string, key: string): Promise<ContactReceipt> {
  const body = { ...typed, website };
  const contentKey = await keyOfTexts(Object.values(typed));
  const send = (idempotencyKey: string | undefined) => api.post<ContactReceipt>('/contact-messages', body, idempotencyKey ? { idempotencyKey } : {});
  try {
    return await send(key || contentKey);
  } catch (error) {
    // The first try did arrive, though its answer did not, and then the words were changed: this is another message.
    if (key && contentKey && RESENT_WITH_OTHER_WORDS.has(failureOf(error).status)) return await send(contentKey);
    throw error;
  }
}

/** Takes the contact form, in the browser and where scripts do not run on the server. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), subject: textOf(form, 'subject'), message: textOf(form, 'message') };
  const faults = contactFaults(typed);
  const again = (more: { failure?: SendFailure }, status: number) => data({ at: Date.now(), typed, faults, ...more } satisfies Sent, status);
  if (Object.keys(faults).length > 0) return again({}, 400);
  try {
    const { reference } = await deliver(context.get(appContext), typed, textOf(form, 'website'), textOf(form, 'key'));
    return data({ reference } satisfies Sent);
  } catch (error) {
    const { failure, status } = failureOf(error);
    return again({ failure }, status);
  }
}
