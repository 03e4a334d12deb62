import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { SearchFilterName, SearchHit, SearchType } from '@sahra/shared/schemas/search';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentTable } from '../contents/content-rows.ts';
import type { Transaction } from '../database/connect.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import type { Sought } from './pick-passage.ts';

/** `date` is a year, a month or a day in Cairo: each post has all three. */
export type PostFacet = 'postType' | 'author' | 'date';

/** What search knows of one thing: texts of all languages, as they are written. */
export interface SearchDocument {
  readonly type: SearchType;
  readonly entityId: number;
  /** The row with which it changes and goes. */
  readonly ownerId: number;
  readonly titles: readonly string[];
  /** What it is: weighs nearly as much as its title. */
  readonly labels: readonly string[];
  /** What it is filed under, and who made it. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** The same texts by language and paragraph, where hits show the passage that has the words. */
  readonly textsIn?: readonly { readonly language: LanguageCode; readonly paragraphs: readonly string[] }[];
  /**
   * By what it can be narrowed; with `mainGenre` for the genre that is the first of several, and with those by which the blog narrows its
   * lists alone.
   */
  readonly facets: readonly (readonly [SearchFilterName | 'mainGenre' | PostFacet, string | number])[];
  /** From 0 to 1. */
  readonly popularity: number;
}

/** Reads what is shown of found things, by id; with where they have what was sought, if that is shown. */
export type ReadHits = (
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
  sought: Sought,
) => Promise<Map<number, SearchHit>>;

/** One noun of the contents as search sees it. */
export interface SearchNoun {
  readonly table: ContentTable;
  /** The documents of these rows; one that nobody should find has none. */
  readonly documents: (tx: Transaction, ids: readonly number[]) => Promise<SearchDocument[]>;
  readonly hits: Readonly<Partial<Record<SearchType, ReadHits>>>;
  /** Which rows give the options of a filter their names. */
  readonly filterNames: Readonly<
    Partial<Record<SearchFilterName, ContentTable & { name: PgColumn; position: PgColumn }>>
  >;
}

/** What is said of a kind of thing in all languages. */
export const kindWords = {
  movie: 'فيلم افلام film films movie movies Spielfilm ταινία ταινίες',
  video: 'فيديو video videos Video Vidéo βίντεο',
  series: 'مسلسل مسلسلات series Serie Serien série séries σειρά σειρές',
} as const;
