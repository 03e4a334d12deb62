import { Extension } from '@tiptap/core';
import { moveBlock, removeBlock, togglePullQuote, toggleQuote } from './commands.ts';

/** Keys for what the kit has no keys for. `Alt-F10` leads to the toolbar, as in other editors. */
export const shortcuts = (openLink: () => void) =>
  Extension.create({
    name: 'shortcuts',
    addKeyboardShortcuts() {
      return {
        'Alt-Shift-ArrowUp': ({ editor }) => moveBlock(editor, -1),
        'Alt-Shift-ArrowDown': ({ editor }) => moveBlock(editor, 1),
        'Mod-Shift-Backspace': ({ editor }) => removeBlock(editor),
        'Mod-Shift-b': ({ editor }) => toggleQuote(editor),
        'Mod-Alt-q': ({ editor }) => togglePullQuote(editor),
        'Mod-k': () => {
          openLink();
          return true;
        },
        'Alt-F10': ({ editor }) => {
          const frame = editor.view.dom.closest('[data-text-editor]');
          frame?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
          return true;
        },
      };
    },
  });
