import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiFailure, invalidRequest } from './api-failure.ts';
import { failureOfDatabase } from './database-failures.ts';

const internal = () => new ApiFailure(500, { code: 'internal', message: 'Something went wrong here' });

const refusals: Readonly<Record<number, [code: string, message: string]>> = {
  400: ['invalid_request', 'The request is not valid'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['method_not_allowed', 'This address does not take that method'],
  413: ['too_large', 'The request is too large'],
  414: ['uri_too_long', 'The address is too long'],
  415: ['unsupported_media_type', 'This kind of content is not understood'],
  431: ['headers_too_large', 'The headers are too large'],
  503: ['unavailable', 'The service is busy; try again in a moment'],
};

function fromValidation(error: FastifyError): ApiFailure {
  if (!hasZodFastifySchemaValidationErrors(error)) return invalidRequest();
  const fields = error.validation.map(({ instancePath, message }) => [
    instancePath.split('/').filter(Boolean).join('.') || 'request',
    message ?? 'is not valid',
  ]);
  return invalidRequest(Object.fromEntries(fields));
}

/** What the caller learns about an error: never more than it can use. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const ofDatabase = failureOfDatabase(error);
  if (ofDatabase) return ofDatabase;
  if (!(error instanceof Error)) return internal();
  if ('validation' in error && error.validation) return fromValidation(error as FastifyError);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const refusal = refusals[status];
  if (refusal) return new ApiFailure(status, { code: refusal[0], message: refusal[1] });
  return status >= 400 && status < 500 ? new ApiFailure(status, invalidRequest().body) : internal();
}

/** The one place where errors become answers. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'A request failed');
  const retryAfter = failure.retryAfter ?? (failure.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.body);
}
