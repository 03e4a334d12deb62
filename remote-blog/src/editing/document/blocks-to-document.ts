import type { PostBlock, TextSpan } from '@sahra/shared/facade';
import type { JSONContent } from '@tiptap/core';

/** What the marks of a text are called in the editor, in the order in which they are stored. */
export const markNames = { strong: 'bold', emphasis: 'italic', code: 'code', strikethrough: 'strike' } as const;

const textOf = (text: string): JSONContent[] => (text ? [{ type: 'text', text }] : []);

const spansOf = (spans: readonly TextSpan[]): JSONContent[] =>
  spans.map(({ text, marks = [], href }) => {
    const all = [
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
      ...marks.map((mark) => ({ type: markNames[mark] })),
    ];
    return { type: 'text', text, ...(all.length > 0 && { marks: all }) };
  });

const paragraphOf = (spans: readonly TextSpan[]): JSONContent => ({ type: 'paragraph', content: spansOf(spans) });
const rowOf = (type: 'tableHeader' | 'tableCell', cells: readonly (readonly TextSpan[])[]): JSONContent => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [paragraphOf(cell)] })),
});

function nodeOf(block: PostBlock): JSONContent {
  switch (block.kind) {
    case 'paragraph':
      return paragraphOf(block.text);
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: textOf(block.text) };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: [paragraphOf(item)] })),
      };
    case 'quote':
      return {
        type: 'quote',
        content: [
          { type: 'quoteText', content: spansOf(block.text) },
          { type: 'quoteBy', content: textOf(block.by ?? '') },
        ],
      };
    case 'pull-quote':
      return { type: 'pullQuote', content: textOf(block.text) };
    case 'picture':
      return { type: 'picture', attrs: { ...block.picture, caption: block.picture.caption ?? '' } };
    case 'gallery':
      return { type: 'gallery', attrs: { pictures: block.pictures } };
    case 'table':
      return {
        type: 'table',
        attrs: { caption: block.caption ?? '' },
        content: [rowOf('tableHeader', block.head), ...block.rows.map((row) => rowOf('tableCell', row))],
      };
    case 'code':
      return { type: 'codeBlock', attrs: { language: block.language ?? null }, content: textOf(block.text) };
    case 'audio':
      return {
        type: 'audio',
        attrs: { file: block.file, title: block.title, seconds: block.seconds, chapters: block.chapters },
      };
    case 'video':
      return { type: 'video', attrs: { episodeId: block.episodeId, title: block.title } };
    case 'link':
      return { type: 'linkCard', attrs: { href: block.href, title: block.title, text: block.text ?? '' } };
    case 'divider':
      return { type: 'horizontalRule' };
    // Of a newer api: kept as it is.
    default:
      return { type: 'otherBlock', attrs: { block } };
  }
}

/** What the editor shows of a post's blocks; an empty text has one paragraph to write in. */
export const blocksToDocument = (blocks: readonly PostBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
});
