import type { Transaction } from '../database/connect.ts';
import type { StoredPost } from '../posts/stored-posts.ts';
import type { ImportBook, ImportEntry } from './import-book.ts';
import type { ImportRun } from './import-run.ts';

/** What a batch is written with. */
export interface Batch {
  readonly tx: Transaction;
  readonly run: ImportRun;
  readonly book: ImportBook;
  readonly ofPosts: ReadonlyMap<string, ImportEntry>;
  readonly ofTranslations: ReadonlyMap<string, ImportEntry>;
  readonly stored: ReadonlyMap<number, StoredPost>;
  /** Slugs that posts of this batch get, with their languages. */
  readonly taken: Set<string>;
  readonly names: {
    readonly author: ReadonlyMap<string, number>;
    readonly category: ReadonlyMap<string, number>;
    readonly tag: ReadonlyMap<string, number>;
  };
}
