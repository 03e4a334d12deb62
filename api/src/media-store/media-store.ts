import type { Readable } from 'node:stream';

/** The bytes of a file from `first` to `last`, or to its end. */
export interface ByteRange {
  first: number;
  last?: number | undefined;
}

/** A file that is open. */
export interface OpenFile {
  /** Of the whole file. */
  size: number;
  /** What the stream begins and ends with; undefined where the range that was asked for is not in the file. */
  part: { first: number; last: number; stream: Readable } | undefined;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/**
 * Where pictures lie: one place for all processes. A key is a path, `uploads/ab/cdef-240.webp`, made of letters, digits, `-`, `.` and `/`.
 */
export interface MediaStore {
  /** Stores a file: it is there whole, and kept, or not at all. What was there under that key is replaced. */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** Undefined where there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Removes what is there of them. */
  remove(keys: readonly string[]): Promise<void>;
  /** All files whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** The bytes of `size` that a range means; undefined where it has none of them. */
export function partOf(
  { first, last = Infinity }: ByteRange,
  size: number,
): { first: number; last: number } | undefined {
  const end = Math.min(last, size - 1);
  return first <= end ? { first, last: end } : undefined;
}
