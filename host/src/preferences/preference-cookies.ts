/** Cookies that the server reads so that the first byte is already in the right language, direction and colours. */
export const cookieNames = { language: 'lang', scheme: 'scheme', direction: 'direction' } as const;

const YEAR = 31_536_000;

/** The text of a preference cookie, for a `Set-Cookie` header or for `document.cookie`; without a value it is taken back. */
export const preferenceCookie = (name: keyof typeof cookieNames, value = '') =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${value ? YEAR : 0}; SameSite=Lax`;

/** Parameters of a page's URL that choose the theme. */
export const themeParameters = ['scheme', 'direction'] as const;
