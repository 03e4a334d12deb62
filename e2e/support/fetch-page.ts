import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { siteUrl } from './current-site.ts';

/** What the site answers at a path, without following it anywhere. */
export async function fetchBytes(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl() + path, { redirect: 'manual', headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** The path at which a page is in a language: the one that its canonical link names. */
export const pathIn = (path: string, code: LanguageCode) =>
  path + (code === 'ar' ? '' : `${path.includes('?') ? '&' : '?'}lang=${code}`);

/** Width and height of a JPEG, as its frame header says. */
export function sizeOfJpeg(bytes: Buffer): [number, number] {
  let at = 2;
  while (
    at < bytes.length &&
    !(bytes[at + 1] !== 0xc4 && bytes[at + 1] !== 0xcc && ((bytes[at + 1] ?? 0) & 0xf0) === 0xc0)
  )
    at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}
