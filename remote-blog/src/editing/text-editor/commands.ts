import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { quoteAt, unquote } from './quote-nodes.ts';

/** The block of the text that has the cursor, by its number. */
function blockAt({ state }: Editor): number {
  const { $from } = state.selection;
  return Math.min($from.index(0), state.doc.childCount - 1);
}

/** Where a block of the text begins. */
const startOf = ({ state }: Editor, index: number): number =>
  state.doc.children.slice(0, index).reduce((position, { nodeSize }) => position + nodeSize, 0);

/** Moves a block one place up (-1) or down (1); false where it is the first or the last already. */
export function moveBlock(editor: Editor, by: -1 | 1, index = blockAt(editor)): boolean {
  const { doc, selection } = editor.state;
  const target = index + by;
  if (target < 0 || target >= doc.childCount) return false;
  const start = startOf(editor, index);
  const node = doc.child(index);
  const place = by < 0 ? start - doc.child(target).nodeSize : start + doc.child(target).nodeSize;
  return editor
    .chain()
    .command(({ tr }) => {
      tr.delete(start, start + node.nodeSize).insert(place, node);
      const isWhole = node.isAtom || selection instanceof NodeSelection;
      const inside = place + Math.max(selection.from - start, 1);
      tr.setSelection(
        isWhole ? NodeSelection.create(tr.doc, place) : TextSelection.near(tr.doc.resolve(inside)),
      ).scrollIntoView();
      return true;
    })
    .run();
}

/** Takes a block out of the text; the cursor is in what comes after it. */
export function removeBlock(editor: Editor, index = blockAt(editor)): boolean {
  const start = startOf(editor, index);
  const { nodeSize } = editor.state.doc.child(index);
  return editor
    .chain()
    .command(({ tr, state }) => {
      tr.delete(start, start + nodeSize);
      if (tr.doc.childCount === 0) tr.insert(0, state.schema.node('paragraph'));
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)))).scrollIntoView();
      return true;
    })
    .focus()
    .run();
}

/** Makes the paragraphs that have the cursor a quote, or the quote paragraphs. */
export function toggleQuote(editor: Editor): boolean {
  if (quoteAt(editor)) return unquote(editor);
  const { $from } = editor.state.selection;
  if (!$from.parent.isTextblock || $from.depth !== 1) return false;
  const start = $from.before(1);
  return editor
    .chain()
    .command(({ tr, state }) => {
      const { schema } = state;
      const text = schema.node('quoteText', null, $from.parent.content);
      tr.replaceWith(start, $from.after(1), schema.node('quote', null, [text, schema.node('quoteBy')]));
      tr.setSelection(TextSelection.near(tr.doc.resolve(start + 2 + $from.parentOffset)));
      return true;
    })
    .run();
}

/** Makes what has the cursor a sentence set large, or a paragraph again. */
export const togglePullQuote = (editor: Editor): boolean =>
  editor
    .chain()
    .command(({ commands }) => commands.toggleNode('pullQuote', 'paragraph'))
    .run();
