import type { artworkSourceSchema, PostBlock } from '@sahra/shared/schemas/post-blocks';
import type { z } from 'zod';

/** A picture of a file that is imported, by where it lay; artwork has its name here already. */
export interface ForeignPicture {
  readonly from: string | z.infer<typeof artworkSourceSchema>;
  readonly alternative: string;
  readonly caption?: string | undefined;
}

/** A block whose pictures are not in the store yet. */
export type DraftBlock =
  | Exclude<PostBlock, { kind: 'picture' | 'gallery' }>
  | { readonly kind: 'picture'; readonly picture: ForeignPicture }
  | { readonly kind: 'gallery'; readonly pictures: readonly ForeignPicture[] };

/** Where the pictures of these blocks lie, each once. */
export const picturesOf = (blocks: readonly DraftBlock[]): ForeignPicture[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.picture];
    return block.kind === 'gallery' ? [...block.pictures] : [];
  });
