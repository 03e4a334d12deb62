import type { ShownBlock } from '@sahra/shared/facade';

/** The element of a heading: the same in every language of a post. */
export const headingId = (index: number): string => `section-${index + 1}`;

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** The headings of a post, in order. */
export const headingsOf = (blocks: readonly ShownBlock[]): Heading[] =>
  blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: headingId(index), level: block.level, text: block.text }] : [],
  );
