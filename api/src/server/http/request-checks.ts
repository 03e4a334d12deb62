import type { FastifyInstance } from 'fastify';
import { ApiFailure, invalidRequest } from './api-failure.ts';

/** Longer than any address of ours. */
const maxUrlLength = 8_192;

function checkUrl(url: string): void {
  if (url.length > maxUrlLength)
    throw new ApiFailure(414, { code: 'uri_too_long', message: 'The address is too long' });
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    throw invalidRequest({ url: 'is not well encoded' });
  }
  // PostgreSQL has no NUL in texts, and file systems cut there.
  if (decoded.includes('\0')) throw invalidRequest({ url: 'holds a NUL' });
}

/** Refuses addresses that nothing behind could use, before anything looks at them. */
export function checkRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => checkUrl(request.raw.url ?? '/'));
}
