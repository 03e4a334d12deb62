import type { ErrorBody } from '@sahra/shared/schemas/common';

/** A refusal that the caller is told about: a status and the one error shape. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (what: string) =>
  new ApiFailure(404, { code: 'not_found', message: `There is no such ${what}` });

export const invalidRequest = (fields?: Record<string, string>) =>
  new ApiFailure(400, { code: 'invalid_request', message: 'The request is not valid', ...(fields && { fields }) });

export const tooManyRequests = (retryAfter: number) =>
  new ApiFailure(
    429,
    { code: 'too_many_requests', message: `That was too often; try again in ${retryAfter} seconds` },
    retryAfter,
  );

/** `row`, or the refusal that there is none. */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw notFound(what);
  return row;
}
