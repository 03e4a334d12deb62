import type { ReadOptions } from './foreign-post.ts';
import type { ImportBook } from './import-book.ts';
import type { ImportNotes } from './import-notes.ts';
import type { PictureImporter } from './pictures/picture-importer.ts';

/** What became of what a file has. */
export interface ImportCounts {
  /** Posts in one language each. */
  added: number;
  updated: number;
  unchanged: number;
  /** Somebody changed or removed them here since. */
  left: number;
  comments: number;
  commentsUpdated: number;
  picturesMissing: number;
}

/** One import, from its beginning to its end. */
export interface ImportRun {
  readonly source: string;
  /** Of ours: states and dates are as they were, and were judged here or at another site of ours. */
  readonly isOwn: boolean;
  readonly notes: ImportNotes;
  readonly counts: ImportCounts;
  readonly options: ReadOptions;
  readonly pictures: PictureImporter;
  /** Outside of transactions. */
  readonly book: ImportBook;
}

export const newCounts = (): ImportCounts => ({
  ...{ added: 0, updated: 0, unchanged: 0, left: 0, comments: 0, commentsUpdated: 0, picturesMissing: 0 },
});
