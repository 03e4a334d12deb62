import type { ChangeEvent } from 'react';
import { getLanguage, useTranslation, type EditedPost, type LanguageCode } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { slugOfTitle } from '@sahra/shared/form-rules/post-slug';
import { Field } from '@sahra/shared/parts/field';
import { TextArea } from '@sahra/shared/parts/text-area';
import type { SaveState } from './autosave.ts';
import type { Draft } from './draft.ts';
import { TypeFields } from './type-fields.tsx';

interface TextFieldsProps {
  type: EditedPost['type'];
  language: LanguageCode;
  /** It was translated from another language. */
  isTranslation: boolean;
  draft: Draft;
  state: SaveState;
  onChange: (part: Partial<Draft>) => void;
}

/** What a post in a language has beside its text. */
export function TextFields({ type, language, isTranslation, draft, state, onChange }: TextFieldsProps) {
  const { t } = useTranslation('editing');
  const { tag, dir } = getLanguage(language);
  const text = { lang: tag, dir };
  const wrong = state.step === 'refused' ? state : undefined;
  const errorOf = (name: string) => {
    if (!wrong?.fields[name]) return {};
    return { error: wrong.code === 'taken' ? t('wrong.taken') : t('wrong.field') };
  };
  const field = (name: 'title' | 'slug' | 'excerpt' | 'pictureAlternative' | 'translator') => ({
    name,
    value: draft[name] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
    ...errorOf(name),
  });
  return (
    <>
      <Field
        {...field('title')}
        {...text}
        label={t('fields.title')}
        required
        limit={postLimits.title}
        {...(state.step === 'untitled' && { error: t('wrong.title') })}
      />
      <Field
        {...field('slug')}
        {...text}
        label={t('fields.slug')}
        hint={t('fields.slugHint', { slug: `\u2068${draft.slug || slugOfTitle(draft.title) || '…'}\u2069` })}
        isOptional
        autoComplete="off"
        maxLength={postLimits.title}
      />
      <TextArea
        {...field('excerpt')}
        {...text}
        label={t('fields.excerpt')}
        rows={2}
        limit={postLimits.excerpt}
        isOptional
      />
      <TypeFields type={type} text={text} draft={draft} onChange={onChange} />
      <Field
        {...field('pictureAlternative')}
        {...text}
        label={t('fields.pictureAlternative')}
        hint={t('fields.pictureAlternativeHint')}
        isOptional
        maxLength={postLimits.short}
      />
      {isTranslation && (
        <Field
          {...field('translator')}
          {...text}
          label={t('fields.translator')}
          isOptional
          maxLength={postLimits.short}
        />
      )}
    </>
  );
}
