const DAY = 86_400;

interface Cookie {
  /** As browsers know it; for versions of remotes what the name begins with. */
  name: string;
  /** How long it stays; without, until the browser is closed. */
  days?: number;
  /** Scripts of the site need not read it. */
  isHidden?: boolean;
}

/** Every cookie that the site sets. The privacy policy has a row for each, and the linter knows no other way to set one. */
export const cookies = {
  language: { name: 'lang', days: 365 },
  scheme: { name: 'scheme', days: 365 },
  direction: { name: 'direction', days: 365 },
  bucket: { name: 'bucket', days: 30, isHidden: true },
  session: { name: 'sahra.session', days: 7, isHidden: true },
  endsWithBrowser: { name: 'sahra.session-ends', isHidden: true },
  member: { name: 'member', days: 30 },
  device: { name: 'sahra.device', days: 365, isHidden: true },
  guest: { name: 'sahra.guest', days: 180, isHidden: true },
  shopper: { name: 'sahra.shopper', days: 180, isHidden: true },
  version: { name: 'mf-' },
} as const satisfies Readonly<Record<string, Cookie>>;
export type CookieId = keyof typeof cookies;

/** The text of a cookie, for a `Set-Cookie` header or for `document.cookie`; without a value it is taken back. `name` completes one that only has a beginning. */
export function cookieText(id: CookieId, value = '', name: string = cookies[id].name): string {
  const { days, isHidden }: Cookie = cookies[id];
  const lifetime = !value ? '; Max-Age=0' : days ? `; Max-Age=${days * DAY}` : '';
  return `${name}=${value}; Path=/${lifetime}${isHidden ? '; HttpOnly' : ''}; SameSite=Lax`;
}
