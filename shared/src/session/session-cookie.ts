import { cookies } from '../privacy/cookies.ts';

/** Cookies of a session; over TLS their prefix binds them to this very host. */
const sessionCookies = [cookies.session.name, cookies.endsWithBrowser.name] as const;
const prefix = '__Host-';

export interface SessionCookieNames {
  /** The signed token. */
  session: string;
  /** Says that the session ends with the browser. */
  endsWithBrowser: string;
}

/** Names for a site that is reached by `publicUrl`. */
export function sessionCookieNames(publicUrl: string): SessionCookieNames {
  const [session, endsWithBrowser] = publicUrl.startsWith('https:')
    ? ([`${prefix}${sessionCookies[0]}`, `${prefix}${sessionCookies[1]}`] as const)
    : sessionCookies;
  return { session, endsWithBrowser };
}

/** The pairs of a `Cookie` header that belong to a session; empty where there is none. */
export function sessionCookiesOf(header: string | undefined, names: SessionCookieNames): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.filter(
    (pair) => pair.startsWith(`${names.session}=`) || pair.startsWith(`${names.endsWithBrowser}=`),
  );
  return own.some((pair) => pair.startsWith(`${names.session}=`)) ? own.join('; ') : '';
}
