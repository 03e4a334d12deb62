/** Digits of a code of an authenticator app. */
export const CODE_DIGITS = 6;
