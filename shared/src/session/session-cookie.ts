import { cookies } from '../privacy/cookies.ts';

/** Cookies by which somebody is known; over TLS their prefix binds them to this very host. */
const prefix = '__Host-';

export interface SessionCookieNames {
  /** The signed token. */
  session: string;
  /** Says that the session ends with the browser. */
  endsWithBrowser: string;
  /** Who has signed in in this browser before; by it nobody is signed in. */
  device: string;
  /** Who has contributed without an account. */
  guest: string;
  /** Who has a cart, a wishlist or an order without an account. */
  shopper: string;
}

/** Names for a site that is reached by `publicUrl`. */
export function sessionCookieNames(publicUrl: string): SessionCookieNames {
  const begin = publicUrl.startsWith('https:') ? prefix : '';
  return {
    session: `${begin}${cookies.session.name}`,
    endsWithBrowser: `${begin}${cookies.endsWithBrowser.name}`,
    device: `${begin}${cookies.device.name}`,
    guest: `${begin}${cookies.guest.name}`,
    shopper: `${begin}${cookies.shopper.name}`,
  };
}

/** The pair with this name in a `Cookie` header, `name=value`. */
export const pairOf = (header: string | undefined, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));

/** The pairs of a `Cookie` header by which somebody is known; empty where there is none. */
export function sessionCookiesOf(header: string | undefined, names: SessionCookieNames): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const isOf = (name: string) => (pair: string) => pair.startsWith(`${name}=`);
  const hasSession = pairs.some(isOf(names.session));
  const own = pairs.filter(
    (pair) =>
      isOf(names.guest)(pair) ||
      isOf(names.shopper)(pair) ||
      (hasSession && (isOf(names.session)(pair) || isOf(names.endsWithBrowser)(pair))),
  );
  return own.join('; ');
}
