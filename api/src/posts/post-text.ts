import type { PostBlock, StoredPostPicture, TextSpan } from '@sahra/shared/schemas/post-blocks';

const WORDS_PER_MINUTE = 200;

/** Minutes that so many words take to read; at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

const plain = (spans: readonly TextSpan[]): string => spans.map(({ text }) => text).join('');
const captionOf = ({ caption }: StoredPostPicture): string[] => (caption ? [caption] : []);
const given = (...texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text ?? []);

function textsOfBlock(block: PostBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.text)];
    case 'heading':
    case 'pull-quote':
    case 'code':
      return [block.text];
    case 'list':
      return block.items.map(plain);
    case 'quote':
      return given(plain(block.text), block.by);
    case 'picture':
      return captionOf(block.picture);
    case 'gallery':
      return block.pictures.flatMap(captionOf);
    case 'table':
      return given(block.caption, ...[block.head, ...block.rows].flat().map(plain));
    case 'audio':
      return [block.title, ...block.chapters.map(({ title }) => title)];
    case 'video':
      return [block.title];
    case 'link':
      return given(block.title, block.text);
    case 'divider':
      return [];
  }
}

/** What there is to read in a post, without how it looks. */
export const blockTexts = (blocks: readonly PostBlock[]): string[] => blocks.flatMap(textsOfBlock);

/** How many words these texts have. */
export const countWords = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).filter(Boolean).length;
