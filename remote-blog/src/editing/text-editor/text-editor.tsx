import { useState } from 'react';
import { getLanguage, useTranslation, type LanguageCode, type PostBlock } from '@sahra/shared/facade';
import { EditorContent, useEditor } from '@tiptap/react';
import { cleanPastedHtml } from '../document/clean-pasted-html.ts';
import { blocksToDocument } from '../document/blocks-to-document.ts';
import { documentToBlocks } from '../document/document-to-blocks.ts';
import { BlockDialog } from './dialogs/block-dialogs.tsx';
import { LinkDialog } from './dialogs/link-dialog.tsx';
import { EditorContext, type DialogRequest, type EditorSurroundings } from './editor-context.ts';
import { editorExtensions } from './extensions.ts';
import { rememberFile } from './pasted-files.ts';
import { usePictureChoice } from '../ui/picture-choice.tsx';
import { shortcuts } from './shortcuts.ts';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar/toolbar.tsx';

export interface TextEditorProps extends Pick<EditorSurroundings, 'findPicture' | 'addPicture'> {
  language: LanguageCode;
  /** Id of the element that names the text. */
  labelledBy: string;
  /** The text at the beginning; who wants another one makes another editor (`key`). */
  blocks: readonly PostBlock[];
  onChange: (blocks: PostBlock[]) => void;
}

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
const namesWithHints = ['quoteText', 'quoteBy', 'pullQuote', 'heading', 'codeBlock'] as const;

/** Writes the text of a post, in the direction of its language. */
export function TextEditor({ language, labelledBy, blocks, onChange, findPicture, addPicture }: TextEditorProps) {
  const { t } = useTranslation('text-editor');
  const { tag, dir } = getLanguage(language);
  const [request, setRequest] = useState<DialogRequest>();

  const editor = useEditor({
    // The page comes from the server; the editor is the browser's alone.
    immediatelyRender: false,
    injectCSS: false,
    extensions: [
      ...editorExtensions((name) => {
        const known = namesWithHints.find((each) => each === name);
        return known ? t(`empty.${known}`) : '';
      }),
      shortcuts(() => setRequest({ name: 'link' })),
    ],
    content: blocksToDocument(blocks),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang: tag,
        dir,
        class: styles.text ?? '',
      },
      transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanPastedHtml(html)),
      handlePaste: (_view, { clipboardData }) => !clipboardData?.getData('text/html') && insertFiles(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) => !isMoved && insertFiles(dataTransfer),
    },
    onUpdate: ({ editor: { state } }) => onChange(documentToBlocks(state.doc.toJSON())),
  });

  /** Puts pictures that came as files into the text; false where there are none. */
  function insertFiles(data: DataTransfer | null): boolean {
    const files = imagesOf(data);
    if (files.length === 0) return false;
    const pictures = files.map((file) => ({ type: 'pendingPicture', attrs: { file: rememberFile(file) } }));
    editor?.chain().focus().insertContent(pictures).run();
    return true;
  }

  const { choose, parts } = usePictureChoice(({ id, picture }) => {
    addPicture(id, picture);
    const attrs = { source: { mediaId: id }, alternative: picture.alternative };
    editor?.chain().focus().insertContent({ type: 'picture', attrs }).run();
  });
  if (!editor) return null;

  const close = () => {
    setRequest(undefined);
    editor.commands.focus();
  };
  const setLink = (link: { href: string; text: string } | null) => {
    close();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!link) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: link.text, marks: [{ type: 'link', attrs: { href: link.href } }] })
        .run();
    else chain.setLink({ href: link.href }).run();
  };
  const name = request?.name;
  return (
    <EditorContext value={{ language, findPicture, addPicture, openDialog: setRequest }}>
      <div data-text-editor>
        <Toolbar editor={editor} onPicture={choose} onDialog={(each) => setRequest({ name: each })} />
        <EditorContent editor={editor} />
      </div>
      {parts}
      {name === 'link' && (
        <LinkDialog
          address={editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined}
          needsText={editor.state.selection.empty && !editor.isActive('link')}
          onChange={setLink}
          onClose={close}
        />
      )}
      {request && name && name !== 'link' && (
        <BlockDialog
          name={name}
          initial={request.initial}
          onClose={close}
          onSave={(attrs) => {
            close();
            if (request.save) request.save(attrs);
            else editor.chain().focus().insertContent({ type: name, attrs }).run();
          }}
        />
      )}
    </EditorContext>
  );
}
