import { mergeAttributes, Node, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

const part = (name: string, role: string, marks?: string) =>
  Node.create({
    name,
    content: 'text*',
    ...(marks !== undefined && { marks }),
    parseHTML: () => [{ tag: `div[data-quote=${role}]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-quote': role }), 0],
  });

/** The quote that has the cursor: where it is, and in which of its two parts the cursor is. */
export function quoteAt({ state }: Editor) {
  const { $from } = state.selection;
  if ($from.depth < 2 || $from.node(-1).type.name !== 'quote') return undefined;
  return { node: $from.node(-1), start: $from.before(-1), end: $from.after(-1), part: $from.parent.type.name };
}

/** Makes the quote that has the cursor ordinary paragraphs again. */
export function unquote(editor: Editor): boolean {
  const quote = quoteAt(editor);
  if (!quote) return false;
  return editor
    .chain()
    .command(({ tr, state }) => {
      const paragraphs = quote.node.children
        .filter((child, index) => index === 0 || child.content.size > 0)
        .map((child) => state.schema.node('paragraph', null, child.content));
      tr.replaceWith(quote.start, quote.end, paragraphs);
      tr.setSelection(TextSelection.near(tr.doc.resolve(quote.start + 1)));
      return true;
    })
    .run();
}

/** Goes on from the words of a quote to who said them, and from there to a paragraph behind it. */
function leavePart(editor: Editor): boolean {
  const quote = quoteAt(editor);
  if (!quote) return false;
  const isText = quote.part === 'quoteText';
  return editor
    .chain()
    .command(({ tr, state }) => {
      if (!isText) tr.insert(quote.end, state.schema.node('paragraph'));
      const at = isText ? quote.end - 2 : quote.end + 1;
      tr.setSelection(TextSelection.near(tr.doc.resolve(at), isText ? -1 : 1)).scrollIntoView();
      return true;
    })
    .run();
}

/** Words of somebody, and who it was. */
const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'quoteText quoteBy',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => leavePart(editor),
      Backspace: ({ editor }) => {
        const { empty, $from } = editor.state.selection;
        return empty && $from.parentOffset === 0 && quoteAt(editor)?.part === 'quoteText' && unquote(editor);
      },
    };
  },
});

/** A sentence of the text, set large. */
const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

export const quoteNodes = [Quote, part('quoteText', 'text'), part('quoteBy', 'by', ''), PullQuote];
