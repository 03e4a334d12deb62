import type { ProductView } from '@sahra/shared/schemas/shop';

/** What the generator has to know about a thing to draw it. Nothing here is read from a database. */
export interface PosterSubject {
  readonly slug: string;
  readonly titleAr: string;
  readonly titleEn: string;
  /** The Arabic title, broken where the sense breaks. */
  readonly lettering: readonly string[];
  /** Slug of the primary genre; chooses the family. */
  readonly genre: string;
  /** Tag slugs (train, sea, desert, music …): they prefer a fitting composition. */
  readonly tags?: readonly string[];
  readonly year: number;
  /** For the billing block. */
  readonly names: readonly string[];
}

/** The same film's world, wide and without lettering. */
export interface SceneSubject {
  readonly slug: string;
  readonly genre: string;
  readonly tags?: readonly string[];
  readonly episode?: number;
}

export interface PortraitSubject {
  readonly slug: string;
  /** acting, directing, writing, camera …; decides what the person carries. */
  readonly designation: string;
  /** Left out, it is read from the first name in the slug. */
  readonly gender?: 'woman' | 'man';
}

export interface ProductSubject {
  readonly slug: string;
  /** mug, shirt, tote, cap, poster, notebook, pin, scarf, cushion, lamp, bottle, puzzle or record. */
  readonly shape: string;
  /** night, lamplight, rose, sand, nile or white. */
  readonly color: string;
  /** `mark`, or the slug of a program. */
  readonly motif: string;
  /** The program of the motif: its tags choose the emblem, its poster hangs on printed things. */
  readonly program?: PosterSubject;
  /** Left out: the thing itself. */
  readonly view?: ProductView;
}

export interface PostSubject {
  readonly slug: string;
  /** standard, audio, video, link, quote or gallery. */
  readonly type: string;
  readonly tags?: readonly string[];
}

export type ArtworkRequest =
  | { readonly kind: 'poster'; readonly subject: PosterSubject }
  | { readonly kind: 'scene'; readonly subject: SceneSubject }
  | { readonly kind: 'portrait'; readonly subject: PortraitSubject }
  | { readonly kind: 'product'; readonly subject: ProductSubject }
  | { readonly kind: 'post'; readonly subject: PostSubject };
