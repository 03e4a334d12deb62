import type { ApiClientOptions } from '@sahra/shared/host-runtime';
import { pairOf, sessionCookiesOf, type SessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyRequest } from 'fastify';

/** What the host server forwards to the api of the visitor it calls for. */
export interface ForwardedIdentity {
  /** The cookies of the session and no others, as in a `Cookie` header; empty where there is none. */
  cookie: string;
  /** The visitor's address, as the gateway told it. */
  forwardedFor: string;
  userAgent: string;
}

/**
 * The identity to forward for a request: of its cookies those of a session, no others; of a form also the one that says who
 * signed in here before, which makes no page of its own.
 */
export const forwardedIdentity = (
  { headers, ip, method }: Pick<FastifyRequest, 'headers' | 'ip'> & { method?: string },
  names: SessionCookieNames,
): ForwardedIdentity => ({
  cookie: [
    sessionCookiesOf(headers.cookie, names),
    method === 'POST' ? pairOf(headers.cookie, names.device) : undefined,
  ]
    .filter(Boolean)
    .join('; '),
  forwardedFor: [headers['x-forwarded-for']].flat().join() || ip,
  userAgent: headers['user-agent'] ?? '',
});

/** The name that a cookie begins with. */
const nameOf = (pair: string) => pair.split('=', 1)[0]?.trim() ?? '';
const isTakenBack = (line: string) => /^[^=]*=(;|$)|;\s*max-age=0*(;|$)/i.test(line);
const linesIn = (headers: unknown) => {
  const lines: unknown =
    typeof headers === 'object' && headers !== null && 'set-cookie' in headers ? headers['set-cookie'] : [];
  return Array.isArray(lines) ? lines.map(String) : [];
};

/**
 * Calls of the api in a visitor's name while their page is made. What the api does to the cookies of the session counts from
 * the next call on, and is handed to the browser.
 */
export function callsFor(
  { cookie, forwardedFor, userAgent }: ForwardedIdentity,
  names: SessionCookieNames,
  isForm: boolean,
) {
  const own: string[] = Object.values(names);
  const held = new Map<string, string>();
  for (const pair of cookie.split('; ').filter(Boolean)) if (!held.has(nameOf(pair))) held.set(nameOf(pair), pair);
  const given = new Map<string, string>();

  function take(headers: unknown) {
    for (const line of linesIn(headers)) {
      const name = nameOf(line);
      if (!own.includes(name)) continue;
      given.set(name, line);
      if (isTakenBack(line)) held.delete(name);
      else held.set(name, line.split(';', 1)[0] ?? '');
    }
  }

  const prepare: NonNullable<ApiClientOptions['prepare']> = ({ interceptors }) => {
    interceptors.request.use((config) => {
      config.headers.set({ 'x-forwarded-for': forwardedFor, 'user-agent': userAgent });
      if (held.size > 0) config.headers.set('cookie', [...held.values()].join('; '));
      // The host server has looked where the form comes from.
      if (isForm) config.headers.set('sec-fetch-site', 'same-origin');
      return config;
    });
    interceptors.response.use(
      (response) => {
        take(response.headers);
        return response;
      },
      (error: { response?: { headers: unknown } }) => {
        take(error.response?.headers);
        throw error;
      },
    );
  };
  return { prepare, hasSession: () => held.has(names.session), setCookies: () => [...given.values()] };
}
