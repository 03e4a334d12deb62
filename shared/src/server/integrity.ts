import { createHash } from 'node:crypto';

/** What a file must hold, as browsers and `remote.json` say it: a SHA-384 in base64 (W3C Subresource Integrity). */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
