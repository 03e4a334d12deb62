import { extname, join } from 'node:path';
import { openFile } from '@sahra/shared/server/open-file';
import type { MediaStore } from '../media-store/media-store.ts';

/** Where the files lie that are sold, by what the product names. */
export type DownloadFiles = Pick<MediaStore, 'open'>;

/** Made of letters, digits, `-`, `.` and `/`; no part begins with a dot. */
const key = /^[a-z\d][a-z\d.-]*(?:\/[a-z\d][a-z\d.-]*)*$/i;

/** Those of the demo lie in its folder, as its films do; all others below `downloads/` in the media store. */
export const downloadFiles = (store: MediaStore, demoFolder: string | undefined): DownloadFiles => ({
  open: async (file, range) => {
    if (!key.test(file)) return undefined;
    const ofDemo = demoFolder === undefined ? undefined : await openFile(join(demoFolder, file), range);
    return ofDemo ?? store.open(`downloads/${file}`, range);
  },
});

const types: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.zip': 'application/zip',
};

/** The media type of a file that is sold. */
export const downloadTypeOf = (file: string): string =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** What no file system takes, and what would turn a name round. */
const unfit = /[\p{Cc}\p{Cf}\u2028\u2029"*/:<>?\\|]/gu;

/** `Content-Disposition` (RFC 6266): it is saved, under the name by which it was bought, and in plain letters where a program knows no others. */
export function dispositionOf(name: string, file: string): string {
  const extension = extname(file);
  const whole = `${[...name.replace(unfit, '').trim()].slice(0, 100).join('') || 'sahra'}${extension}`;
  const plain = `${file.slice(file.lastIndexOf('/') + 1)}`;
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
