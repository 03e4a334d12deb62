import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostState, PostType } from '@sahra/shared/schemas/blog';
import type { ContributionStatus } from '@sahra/shared/schemas/contributions';
import type { WaitReason } from '@sahra/shared/schemas/contributions';
import type { Localized } from '../database/localized.ts';
import type { FormerSlug } from '../posts/former-slugs.ts';
import type { DraftBlock, ForeignPicture } from './markup/draft-blocks.ts';

/** An author, a category or a tag, as a file names it. */
export interface ForeignName {
  /** What the file knows it by. */
  readonly key: string;
  readonly slug: string;
  readonly name: Localized;
  readonly bio?: Localized;
}

/** Somebody who wrote a comment, or liked one. */
export interface ForeignPerson {
  readonly key: string;
  readonly kind: 'member' | 'guest';
  /** Null: a former member. */
  readonly name: string | null;
}

export interface ForeignComment {
  readonly key: string;
  /** What it answers; undefined: it begins a thread. */
  readonly parentKey: string | undefined;
  readonly by: ForeignPerson;
  readonly text: string;
  readonly language: LanguageCode;
  readonly at: Date;
  readonly status: ContributionStatus;
  /** Of one that waits, in a file of ours. */
  readonly waitReason?: WaitReason | undefined;
  readonly editedAt?: Date | undefined;
  readonly isPinned?: boolean;
  readonly likedBy?: readonly ForeignPerson[];
}

/** A post in one language, with the pictures where they lay. */
export interface ForeignTranslation {
  readonly key: string;
  readonly language: LanguageCode;
  readonly state: PostState;
  readonly publishedAt: Date | undefined;
  readonly updatedAt?: Date | undefined;
  readonly title: string;
  /** The one that is wanted; it may be taken here. */
  readonly slug: string;
  readonly excerpt: string;
  readonly blocks: readonly DraftBlock[];
  readonly quote?: { readonly text: string; readonly by: string } | undefined;
  readonly link?: { readonly url: string; readonly label: string } | undefined;
  readonly translator?: string | undefined;
  readonly pictureAlternative?: string;
}

/** A post as a file has it: in one language, or in all. */
export interface ForeignPost {
  /** What the file knows it by; translations with the same one belong together. */
  readonly key: string;
  /** For the person who imports: which one this is. */
  readonly place: string;
  /** What its row is called, where the file says that. */
  readonly name?: string;
  readonly type: PostType;
  readonly isListed: boolean;
  readonly publishedAt: Date | undefined;
  readonly author: ForeignName;
  readonly categories: readonly ForeignName[];
  readonly tags: readonly ForeignName[];
  /** Slugs of what it is about, of things that are here already. */
  readonly programs: readonly string[];
  readonly products: readonly string[];
  readonly cover: ForeignPicture | undefined;
  readonly pictureColor?: string;
  readonly commentsCloseAfterDays?: number | null;
  /** Ends of addresses that it had there. */
  readonly formerSlugs?: readonly FormerSlug[];
  readonly translations: readonly ForeignTranslation[];
  readonly comments: readonly ForeignComment[];
}

/** A file that was looked through to its end: it is whole, and what it has is known. */
export interface ForeignFile {
  /** Which site it comes from: the same posts in a later file of it are known again. */
  readonly source: string;
  readonly kind: 'WordPress' | 'Ghost' | 'Sahra';
  /** How many posts it has. */
  readonly total: number;
  /** Everything that posts are filed under, also what no post has. */
  readonly names?: Readonly<Record<'author' | 'category' | 'tag', ReadonlyMap<string, ForeignName>>>;
  /** Where it is dry nothing is stored on the way. */
  posts(how?: { readonly isDry: boolean }): AsyncIterable<ForeignPost>;
}

/** What the person who imports has said. */
export interface ReadOptions {
  /** The language of posts that do not say theirs. */
  readonly language: LanguageCode;
  /** The address of the site that the file comes from, where it does not say so. */
  readonly site: string | undefined;
  readonly note: (what: string, place: string) => void;
  readonly now: Date;
}
