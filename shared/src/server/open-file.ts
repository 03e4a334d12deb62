import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Bytes of a file: from `first` to `last`, or to its end; or the last ones, `suffix` of them. */
export type ByteRange = { first: number; last?: number | undefined } | { suffix: number };

/** A file that is open. */
export interface OpenFile {
  /** Of the whole file. */
  size: number;
  /** A strong validator of RFC 9110, quoted: two files with the same one are the same byte for byte. */
  etag: string;
  /** What the stream begins and ends with; undefined where the range that was asked for is not in the file. */
  part: { first: number; last: number; stream: Readable } | undefined;
}

/** The bytes of `size` that a range means; undefined where it has none of them. */
export function partOf(range: ByteRange, size: number): { first: number; last: number } | undefined {
  const [first, last] =
    'suffix' in range ? [Math.max(size - range.suffix, 0), size - 1] : [range.first, range.last ?? Infinity];
  const end = Math.min(last, size - 1);
  return first <= end ? { first, last: end } : undefined;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What `work` resolves to; undefined where the file is not there. */
export const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** A part of the file at `path`, or all of it; undefined where there is none. A file that is replaced gets a new time, to the nanosecond. */
export async function openFile(path: string, range: ByteRange = { first: 0 }): Promise<OpenFile | undefined> {
  const file = await unlessMissing(open(path));
  if (!file) return undefined;
  const status = await file.stat({ bigint: true });
  const size = Number(status.size);
  const etag = `"${status.size.toString(36)}-${status.mtimeNs.toString(36)}"`;
  const part = status.isFile() ? partOf(range, size) : undefined;
  if (part)
    return { size, etag, part: { ...part, stream: file.createReadStream({ start: part.first, end: part.last }) } };
  await file.close();
  return status.isFile() ? { size, etag, part } : undefined;
}
