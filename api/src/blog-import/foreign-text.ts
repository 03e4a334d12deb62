import { postLimits, type PostBlock, type TextSpan } from '@sahra/shared/schemas/post-blocks';
import type { PostState } from '@sahra/shared/schemas/blog';
import { cleanLine, cut, cutAtWord } from './markup/clean-text.ts';
import type { DraftBlock, ForeignPicture } from './markup/draft-blocks.ts';
import { picturesOf } from './markup/draft-blocks.ts';

const EXCERPT_FROM_TEXT = 240;

const textOfSpans = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join('');

/** What lists show of a post: its own excerpt, or the beginning of its text. */
export function excerptOf(given: string, blocks: readonly DraftBlock[]): string {
  const own = cleanLine(given);
  if (own !== '') return cut(own, postLimits.excerpt);
  const first = blocks.find((block): block is Extract<PostBlock, { kind: 'paragraph' }> => block.kind === 'paragraph');
  return first ? cutAtWord(cleanLine(textOfSpans(first.text)), EXCERPT_FROM_TEXT) : '';
}

/** The title of a post; one without is called by the beginning of its text, or by its address. */
export const titleOf = (given: string, excerpt: string, slug: string): string =>
  cut(cleanLine(given) || cutAtWord(excerpt, 60) || slug, postLimits.title);

/** The picture that stands for a post: the one that was chosen, or the first of its text. */
export const coverOf = (
  chosen: ForeignPicture | undefined,
  blocks: readonly DraftBlock[],
): ForeignPicture | undefined => chosen ?? picturesOf(blocks)[0];

/** The state of a post and its date. What is to be published needs one; what is published in a time to come is scheduled. */
export function stateWithDate(
  state: PostState,
  at: Date | undefined,
  now: Date,
  note: (what: string) => void,
): { state: PostState; publishedAt: Date | undefined } {
  if (state !== 'published' && state !== 'scheduled') return { state, publishedAt: undefined };
  if (!at) {
    note('published without a date that there can be: a draft now');
    return { state: 'draft', publishedAt: undefined };
  }
  if (at > now) return { state: 'scheduled', publishedAt: at };
  if (state === 'published') return { state, publishedAt: at };
  note('scheduled for a time that is over: in review now');
  return { state: 'in-review', publishedAt: undefined };
}
