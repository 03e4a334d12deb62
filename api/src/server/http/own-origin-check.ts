import { isFromOwnPage } from '@sahra/shared/server/own-origin';
import { sessionCookieNames, sessionCookiesOf } from '@sahra/shared/session/session-cookie';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-failure.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const refusal = () => new ApiFailure(403, { code: 'foreign_origin', message: 'Only pages of this site may send this' });

/**
 * Against cross-site request forgery (CSRF): refuses what a page of another site sends in the name of a visitor; and a session
 * of which nobody says where it comes from.
 */
export function checkOrigins(app: FastifyInstance, publicUrl: string): void {
  const names = sessionCookieNames(publicUrl);
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reading.has(method)) return;
    const isOwn = isFromOwnPage(headers, publicUrl);
    if (isOwn === false || (isOwn === undefined && sessionCookiesOf(headers.cookie, names))) throw refusal();
  });
}
