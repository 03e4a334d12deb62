import type { ContentRow } from '../contents/content-rows.ts';
import type { ContentKind } from '../contents/write-contents.ts';
import type { Transaction } from '../database/connect.ts';
import type { SeedContents } from './contents.ts';
import type { SeedNames } from './seed-names.ts';

/** Something of the files, and the row that it becomes. */
export interface SeedItem<Item> {
  readonly key: string;
  /** Undefined where it cannot be without something that somebody removed. */
  readonly item: (names: SeedNames, id: number | undefined) => Item | undefined;
}

/** One noun of the contents, and what of the files is of its kind. */
export interface SeedKind<Item extends ContentRow> {
  readonly kind: ContentKind<Item>;
  readonly items: (contents: SeedContents) => readonly SeedItem<Item>[];
  /** Looks up what its items name beside rows of other kinds, right before they are made. */
  readonly prepare?: (tx: Transaction, contents: SeedContents, names: SeedNames) => Promise<void>;
}
