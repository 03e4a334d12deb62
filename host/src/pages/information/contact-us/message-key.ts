import { toHex } from '@sahra/shared/forms/random-key';

/** A key that the same texts always have; undefined where the browser cannot hash, which is on http. */
export async function keyOfTexts(texts: string[]): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)))));
}
