/** Bytes as the letters and digits that a key may have. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key for one form on the screen. Not `randomUUID`: that is there on https only. */
export const randomKey = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
