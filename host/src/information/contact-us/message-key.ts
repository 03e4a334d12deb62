const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key for one form on the screen. Not `randomUUID`: that is there on https only. */
export const randomKey = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** A key that the same texts always have; undefined where the browser cannot hash, which is on http. */
export async function keyOfTexts(texts: string[]): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)))));
}
