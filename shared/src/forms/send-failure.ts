import { ApiError, type ApiErrorKind } from '@sahra/shared/facade';

/** Why what a form sent was not taken; each has a sentence that says what to do. */
export type SendFailure = 'network' | 'timeout' | 'tooMany' | 'tooLarge' | 'refused' | 'badResponse';

const byStatus: Readonly<Record<number, SendFailure>> = { 413: 'tooLarge', 429: 'tooMany' };
const byKind: Readonly<Record<ApiErrorKind, SendFailure>> = {
  network: 'network',
  timeout: 'timeout',
  badRequest: 'refused',
  badResponse: 'badResponse',
};

/** What to tell a visitor of a call that failed. Errors that are not the api's are thrown on. */
export function failureOf(error: unknown): { failure: SendFailure; status: number; retryAfter: number | undefined } {
  if (!(error instanceof ApiError)) throw error;
  return {
    failure: byStatus[error.status] ?? byKind[error.kind],
    status: error.status || 503,
    retryAfter: error.retryAfter,
  };
}
