import type { ErrorBody } from '../schemas/common.ts';

/** Why a call failed: no connection, no answer in time, our request was refused (4xx), or the answer was unusable. */
export type ApiErrorKind = 'network' | 'timeout' | 'badRequest' | 'badResponse';

/** Base of the four errors that the api client throws. `status` is 0 where there was no answer. */
export abstract class ApiError extends Error {
  abstract readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What else the refusal says, by its code. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds after which it may be tried again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status = 0, body?: Partial<ErrorBody>, retryAfter?: number) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = body?.code ?? 'unknown';
    this.fields = body?.fields ?? {};
    this.details = { ...body };
    this.retryAfter = retryAfter;
  }
}
export class NetworkError extends ApiError {
  readonly kind = 'network';
}
export class TimeoutError extends ApiError {
  readonly kind = 'timeout';
}
export class BadRequestError extends ApiError {
  readonly kind = 'badRequest';
}
export class BadResponseError extends ApiError {
  readonly kind = 'badResponse';
}
