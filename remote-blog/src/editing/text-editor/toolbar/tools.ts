import type { Editor } from '@tiptap/core';
import { moveBlock, removeBlock, togglePullQuote, toggleQuote } from '../commands.ts';
import type { ToolIconName } from './tool-icons.tsx';

export interface Tool {
  name: ToolIconName;
  /** As keyboards name it, `Mod` for Ctrl or ⌘. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether what has the cursor is so already; absent: it is nothing that something can be. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const focused = (editor: Editor) => editor.chain().focus();
const mark = (name: 'bold' | 'italic' | 'strike' | 'code', keys: string): Tool => ({
  name,
  keys,
  run: (editor) => focused(editor).toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
  isPossible: (editor) => editor.can().toggleMark(name),
});

/** What is done to the text that has the cursor, in groups. */
export const textTools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      keys: 'Mod+Z',
      run: (editor) => focused(editor).undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Mod+Shift+Z',
      run: (editor) => focused(editor).redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      name: 'paragraph',
      keys: 'Mod+Alt+0',
      run: (editor) => focused(editor).setParagraph().run(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    {
      name: 'heading',
      keys: 'Mod+Alt+2',
      run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      name: 'subheading',
      keys: 'Mod+Alt+3',
      run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [mark('bold', 'Mod+B'), mark('italic', 'Mod+I'), mark('strike', 'Mod+Shift+S'), mark('code', 'Mod+E')],
  [
    {
      name: 'bulletList',
      keys: 'Mod+Shift+8',
      run: (editor) => focused(editor).toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      keys: 'Mod+Shift+7',
      run: (editor) => focused(editor).toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      keys: 'Mod+Shift+B',
      run: (editor) => toggleQuote(editor) && editor.commands.focus(),
      isOn: (editor) => editor.isActive('quote'),
    },
    {
      name: 'pullQuote',
      keys: 'Mod+Alt+Q',
      run: (editor) => togglePullQuote(editor) && editor.commands.focus(),
      isOn: (editor) => editor.isActive('pullQuote'),
    },
    {
      name: 'codeBlock',
      keys: 'Mod+Alt+C',
      run: (editor) => focused(editor).toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
  ],
];

/** What is put into the text without a question. */
export const insertTools: readonly Tool[] = [
  {
    name: 'table',
    run: (editor) => focused(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isPossible: (editor) => !editor.isActive('table'),
  },
  { name: 'divider', run: (editor) => focused(editor).setHorizontalRule().run() },
  { name: 'gallery', run: (editor) => focused(editor).insertContent({ type: 'gallery' }).run() },
];

/** What is done to the block that has the cursor. */
export const blockTools: readonly Tool[] = [
  { name: 'up', keys: 'Alt+Shift+↑', run: (editor) => moveBlock(editor, -1) && editor.commands.focus() },
  { name: 'down', keys: 'Alt+Shift+↓', run: (editor) => moveBlock(editor, 1) && editor.commands.focus() },
  { name: 'remove', keys: 'Mod+Shift+⌫', run: (editor) => removeBlock(editor) },
];

/** What is done to the table that has the cursor. */
export const tableTools: readonly Tool[] = [
  { name: 'rowAbove', run: (editor) => focused(editor).addRowBefore().run() },
  { name: 'rowBelow', run: (editor) => focused(editor).addRowAfter().run() },
  { name: 'removeRow', run: (editor) => focused(editor).deleteRow().run() },
  { name: 'columnBefore', run: (editor) => focused(editor).addColumnBefore().run() },
  { name: 'columnAfter', run: (editor) => focused(editor).addColumnAfter().run() },
  { name: 'removeColumn', run: (editor) => focused(editor).deleteColumn().run() },
];
