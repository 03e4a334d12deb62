import { passkeyRefused } from '../auth/auth-failure.ts';

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site as passkeys know it: they are bound to its host name, and browsers sign for its origin. Browsers have passkeys on https and
 * on this machine alone; throws `passkey_refused` for a site that is served otherwise.
 */
export function relyingPartyOf(publicUrl: string) {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLocal(hostname)) throw passkeyRefused();
  return { expectedRPID: hostname, expectedOrigin: origin };
}
export type RelyingParty = ReturnType<typeof relyingPartyOf>;
