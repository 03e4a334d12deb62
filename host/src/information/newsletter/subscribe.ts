import { data, type ActionFunctionArgs } from 'react-router-dom';
import { emailFault } from '@sahra/shared/form-rules/contact-rules';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import { appContext } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from '../forms/send-failure.ts';
import { textOf } from '../forms/text-of.ts';

/** What a page is told of a subscription that was asked for; `at` tells one try from the next. */
export type Asked = { isSent: true } | { isSent: false; at: number; email: string; fault?: FieldFault; failure?: SendFailure };

/** Takes the newsletter's form; the answer is the same for every address. */
export async function subscribe({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const form = await request.formData();
  const email = textOf(form, 'email');
  const fault = emailFault(email);
  if (fault) return data({ isSent: false, at: Date.now(), email, fault } satisfies Asked, 400);
  try {
    await context.get(appContext).api.post('/newsletter/subscriptions', { email, website: textOf(form, 'website') });
    return data({ isSent: true } satisfies Asked);
  } catch (error) {
    const { failure, status } = failureOf(error);
    return data({ isSent: false, at: Date.now(), email, failure } satisfies Asked, status);
  }
}
