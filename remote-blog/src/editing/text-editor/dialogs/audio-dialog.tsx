import { useState } from 'react';
import { Button, getLanguage, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Field } from '@sahra/shared/parts/field';
import { TextArea } from '@sahra/shared/parts/text-area';
import { useEditorSurroundings } from '../editor-context.ts';
import type { BlockDialogProps } from './block-dialog-props.ts';
import { chaptersOf, chapterText, type Chapter } from './chapter-text.ts';
import { lengthOfRecording } from './recording.ts';

const isFileName = (name: string) => /^[a-z0-9-]+\.mp3$/.test(name);
interface Attributes {
  file: string;
  title: string;
  seconds: number;
  chapters: readonly Chapter[];
}

/** Asks for a recording that is on the site, what it is called, and where its chapters begin. */
export function AudioDialog({ initial, onSave, onClose }: BlockDialogProps) {
  const { t } = useTranslation('text-editor');
  const text = getLanguage(useEditorSurroundings().language);
  const before: Attributes = { file: '', title: '', seconds: 0, chapters: [], ...initial };
  const [values, setValues] = useState({
    file: before.file,
    title: before.title,
    chapters: chapterText(before.chapters),
  });
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof values, string>>>({});
  const change =
    (name: keyof typeof values) =>
    ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues((all) => ({ ...all, [name]: currentTarget.value }));
  const apply = async () => {
    const file = values.file.trim();
    const title = values.title.trim();
    // Beginnings within a second stay what they are.
    const isSame = values.chapters === chapterText(before.chapters);
    const chapters = isSame ? before.chapters : chaptersOf(values.chapters);
    const seconds =
      file === before.file ? before.seconds : isFileName(file) ? await lengthOfRecording(file) : undefined;
    const found = {
      ...(!seconds && { file: t('audio.noFile') }),
      ...(!title && { title: t('audio.noTitle') }),
      ...(!chapters && { chapters: t('audio.noChapters') }),
    };
    setWrong(found);
    if (seconds && title && chapters) onSave({ file, title, seconds, chapters });
  };
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={t('blocks.audio')}
      actions={
        <Button variant="primary" onClick={() => void apply()}>
          {t('audio.apply')}
        </Button>
      }
    >
      <Field
        name="file"
        label={t('audio.file')}
        hint={t('audio.fileHint', { ending: '\u2066.mp3\u2069' })}
        dir="ltr"
        autoComplete="off"
        required
        value={values.file}
        onChange={change('file')}
        {...(wrong.file && { error: wrong.file })}
      />
      <Field
        name="title"
        label={t('audio.title')}
        lang={text.tag}
        dir={text.dir}
        required
        maxLength={postLimits.short}
        value={values.title}
        onChange={change('title')}
        {...(wrong.title && { error: wrong.title })}
      />
      <TextArea
        name="chapters"
        label={t('audio.chapters')}
        hint={t('audio.chaptersHint')}
        lang={text.tag}
        dir={text.dir}
        isOptional
        value={values.chapters}
        onChange={change('chapters')}
        {...(wrong.chapters && { error: wrong.chapters })}
      />
    </Dialog>
  );
}
