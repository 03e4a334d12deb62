import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import type { authors, postCategories } from '../database/blog-tables.ts';
import type { categories, episodes, genres, programs, tags } from '../database/catalog-tables.ts';
import type { clips } from '../database/clip-tables.ts';
import type { people } from '../database/people-tables.ts';
import type { productCategories, products } from '../database/shop-tables.ts';
import type { PostContents } from '../posts/post-contents.ts';
import type { WrittenTranslation } from '../posts/post-translations.ts';
import type { WrittenVariant } from '../products/product-variants.ts';
import type { SeedCoupon } from './seed-coupons.ts';

/** A row without its id and without what the seed works out: places in lists and what points to other rows. */
type Row<Table extends { $inferInsert: object }, WorkedOut = never> = Omit<
  Table['$inferInsert'],
  'id' | Extract<WorkedOut, string>
>;
type Ordered<Table extends { $inferInsert: object }, WorkedOut = never> = Row<Table, WorkedOut | 'position'>;

export type SeedEpisode = Row<typeof episodes, 'programId' | 'clipId'> & { readonly clip: string };

export type SeedProgram = Ordered<typeof programs, 'firstEpisodeId' | 'aboutProgramId'> & {
  /** What a video is about. */
  readonly about?: string | undefined;
  readonly genres: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly directors: readonly string[];
  readonly cast: readonly string[];
  readonly episodes: readonly SeedEpisode[];
};

/** A block of a post; what plays in it is an episode by its slug. */
export type SeedBlock =
  | Exclude<PostBlock, { kind: 'video' }>
  | (Omit<Extract<PostBlock, { kind: 'video' }>, 'episodeId'> & { readonly episode: string });

export type SeedTranslation = Omit<WrittenTranslation, 'blocks'> & { readonly blocks: readonly SeedBlock[] };

export type SeedPost = Omit<
  PostContents,
  'id' | 'authorId' | 'categoryIds' | 'tagIds' | 'programIds' | 'productIds' | 'translations'
> & {
  readonly author: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** What it is about; what is not among the contents is left out. */
  readonly programs: readonly string[];
  readonly products: readonly string[];
  readonly translations: readonly SeedTranslation[];
};

export interface SeedMember {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly isSubscriber: boolean;
}

/** A review or a comment of the demo, by somebody who does not exist. */
export interface SeedContribution {
  /** A kind of thing and a slug: `program/burullus`. */
  readonly on: string;
  readonly by: string;
  /** ISO time; no two of a thing have the same. */
  readonly at: string;
  readonly language: 'ar' | 'en';
  readonly text: string;
  readonly rating?: number | undefined;
  readonly isPinned?: boolean | undefined;
  /** How many others find it helpful. */
  readonly helpful: number;
  readonly replies?: readonly SeedReply[] | undefined;
}
/** An answer; `answers` is the moment of another one, where it is not for the first. */
export interface SeedReply extends Omit<SeedContribution, 'on' | 'rating' | 'isPinned' | 'replies'> {
  readonly answers?: string | undefined;
}

/** What a database can be filled with. Rows name each other by slug; lists are in the order in which they are shown. */
export interface SeedContents {
  readonly categories: readonly Ordered<typeof categories>[];
  readonly genres: readonly Ordered<typeof genres>[];
  readonly tags: readonly Ordered<typeof tags>[];
  readonly people: readonly Ordered<typeof people>[];
  readonly programs: readonly SeedProgram[];
  readonly clips: readonly Row<typeof clips>[];
  readonly slider: readonly { readonly program: string; readonly kicker: { ar: string; en: string } }[];
  readonly topTen: readonly string[];
  readonly productCategories: readonly (Ordered<typeof productCategories, 'parentId' | 'productTotal'> & {
    readonly parent?: string | undefined;
  })[];
  readonly products: readonly (Ordered<typeof products, 'categoryId' | 'nameWords' | 'programId'> & {
    readonly category: string;
    readonly program: string | null;
    /** Left out: one for each color and size, all alike. */
    readonly variants?: readonly WrittenVariant[] | undefined;
  })[];
  readonly postCategories: readonly Ordered<typeof postCategories>[];
  readonly authors: readonly Row<typeof authors>[];
  readonly posts: readonly SeedPost[];
  readonly contributions: readonly SeedContribution[];
  readonly coupons: readonly SeedCoupon[];
  readonly members: readonly SeedMember[];
}
