import { getLanguage, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Field } from '@sahra/shared/parts/field';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEditorSurroundings } from '../editor-context.ts';

/** What is said above the table that has the cursor. */
export function TableCaption({ editor }: { editor: Editor }) {
  const { t } = useTranslation('text-editor');
  const { tag, dir } = getLanguage(useEditorSurroundings().language);
  const caption = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('table').caption ?? ''),
  });
  return (
    <Field
      name="caption"
      label={t('table.caption')}
      isOptional
      lang={tag}
      dir={dir}
      maxLength={postLimits.short}
      value={caption}
      onChange={({ currentTarget }) => editor.commands.updateAttributes('table', { caption: currentTarget.value })}
    />
  );
}
