import { sessionCookiesOf, type SessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../rendering/visitor-calls.ts';

/** For whom a request is answered: of his cookies those of a session, no others. */
export const visitorOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, names: SessionCookieNames): Visitor => ({
  cookie: sessionCookiesOf(headers.cookie, names),
  forwardedFor: [headers['x-forwarded-for']].flat().join() || ip,
  userAgent: headers['user-agent'] ?? '',
});
