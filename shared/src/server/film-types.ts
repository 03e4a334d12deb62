import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** The media type of a file that belongs to a film, or of a recording. */
export const filmTypeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';
