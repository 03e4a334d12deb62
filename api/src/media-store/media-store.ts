import type { ByteRange, OpenFile } from '@sahra/shared/server/open-file';

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
