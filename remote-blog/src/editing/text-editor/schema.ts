import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { postLinkPattern } from '@sahra/shared/form-rules/post-rules';
import { blockNodes } from './block-nodes.ts';
import { quoteNodes } from './quote-nodes.ts';

/** Is it an address that a post may lead to? */
export const isPostLink = (address: string) => postLinkPattern.test(address);

const kit = StarterKit.configure({
  // These are ours: a quote names who said it, texts of headings have no marks, items one paragraph.
  blockquote: false,
  code: false,
  heading: false,
  listItem: false,
  // A post knows neither.
  hardBreak: false,
  underline: false,
  // Its mark is drawn by a style sheet that would reach others; Enter makes room beside a block.
  gapcursor: false,
  dropcursor: { color: false, class: 'drop-cursor' },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isPostLink(address),
    shouldAutoLink: (address) => /^(https?:\/\/|mailto:)/.test(address),
    HTMLAttributes: { target: null, rel: null },
  },
});

const captionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? '',
        renderHTML: ({ caption }: { caption?: string }) => (caption ? { 'data-caption': caption } : {}),
      },
    };
  },
}).configure({ resizable: false, allowTableNodeSelection: true });

const cells = { content: 'paragraph' };

/** What a text can hold, without how it is shown. */
export const schemaExtensions: Extensions = [
  kit,
  Heading.extend({ marks: '' }).configure({ levels: [2, 3] }),
  ListItem.extend({ content: 'paragraph' }),
  Code.extend({ excludes: '' }),
  ...quoteNodes,
  captionedTable,
  TableRow,
  TableHeader.extend(cells),
  TableCell.extend(cells),
];

/** All of it, where nothing is shown: in tests, and to read what was pasted. */
export const wholeSchema: Extensions = [...schemaExtensions, ...Object.values(blockNodes)];
