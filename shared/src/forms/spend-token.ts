import { ApiError, appContext, data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from './send-failure.ts';

/** What came of a mail's link. */
export type LinkUse =
  | { end: 'done' | 'expired' | 'unknown' }
  | { end: 'failed'; at: number; failure: SendFailure; retryAfter?: number | undefined };

const endOf: Readonly<Record<number, 'expired' | 'unknown'>> = { 400: 'unknown', 404: 'unknown', 410: 'expired' };

/**
 * Uses the link of a mail, when its page's button was pressed: opening the page alone changes nothing. The token is in the address,
 * not in the form: a mail program that unsubscribes its reader with one click sends a form of its own (RFC 8058).
 */
export async function spendToken(
  path: `/${'newsletter' | 'reply-mails' | 'stock-alerts'}/${'confirmations' | 'removals'}`,
  { request, context }: ActionFunctionArgs,
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    await context.get(appContext).api.post(path, { body: { token } });
    return data({ end: 'done' } satisfies LinkUse);
  } catch (error) {
    const end = error instanceof ApiError ? endOf[error.status] : undefined;
    if (end && error instanceof ApiError) return data({ end } satisfies LinkUse, error.status);
    const { failure, status, retryAfter } = failureOf(error);
    return data({ end: 'failed', at: Date.now(), failure, retryAfter } satisfies LinkUse, status);
  }
}
