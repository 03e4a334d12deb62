import { cookies, cookieText } from '@sahra/shared/privacy/cookies';

/** Cookies that the server reads so that the first byte is already in the right language, direction and colours. */
export const cookieNames = {
  language: cookies.language.name,
  scheme: cookies.scheme.name,
  direction: cookies.direction.name,
} as const;

/** The text of a preference cookie; without a value it is taken back. */
export const preferenceCookie = (name: keyof typeof cookieNames, value = '') => cookieText(name, value);

/** Parameters of a page's URL that choose the theme. */
export const themeParameters = ['scheme', 'direction'] as const;
