import { useEffect, useRef } from 'react';
import { getLanguage, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Field } from '@sahra/shared/parts/field';
import { useEditorSurroundings } from '../editor-context.ts';

interface AttributeFieldProps {
  name: 'alternative' | 'caption';
  value: string;
  onChange: (value: string) => void;
}

/** What is said of a picture, in the language of the text. */
export function AttributeField({ name, value, onChange }: AttributeFieldProps) {
  const { t } = useTranslation('text-editor');
  const { language } = useEditorSurroundings();
  const { tag, dir } = getLanguage(language);
  const input = useRef<HTMLInputElement>(null);
  // The field is the browser's, so that the cursor stays where it is; but what is undone in the text is undone in it.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <Field
      ref={input}
      name={name}
      label={t(`picture.${name}`)}
      {...(name === 'alternative' && { hint: value.trim() ? undefined : t('picture.alternativeHint') })}
      isOptional={name === 'caption'}
      lang={tag}
      dir={dir}
      maxLength={postLimits.short}
      defaultValue={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
