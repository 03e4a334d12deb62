/** Cookies that the server reads so that the first byte is already in the right language and colours. */
export const cookieNames = { language: 'lang', scheme: 'scheme' } as const;

const YEAR = 31_536_000;

/** The text of a preference cookie, for a `Set-Cookie` header or for `document.cookie`. */
export const preferenceCookie = (name: keyof typeof cookieNames, value: string) =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
