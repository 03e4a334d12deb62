import { useTranslation, type EditedPost } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Field } from '@sahra/shared/parts/field';
import { TextArea } from '@sahra/shared/parts/text-area';
import type { Draft } from './draft.ts';

interface TypeFieldsProps {
  type: EditedPost['type'];
  /** Language and direction of the text. */
  text: { lang: string; dir: 'ltr' | 'rtl' };
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** What only posts of a type have: the quote that one is, the page that another leads to. */
export function TypeFields({ type, text, draft, onChange }: TypeFieldsProps) {
  const { t } = useTranslation('editing');
  if (type === 'quote') {
    const quote = draft.quote ?? { text: '', by: '' };
    return (
      <>
        <TextArea
          {...text}
          name="quote"
          label={t('fields.quote')}
          rows={3}
          limit={postLimits.short}
          value={quote.text}
          onChange={({ currentTarget }) => onChange({ quote: { ...quote, text: currentTarget.value } })}
        />
        <Field
          {...text}
          name="quoteBy"
          label={t('fields.quoteBy')}
          isOptional
          maxLength={postLimits.short}
          value={quote.by}
          onChange={({ currentTarget }) => onChange({ quote: { ...quote, by: currentTarget.value } })}
        />
      </>
    );
  }
  if (type !== 'link') return null;
  const link = draft.link ?? { url: '', label: '' };
  return (
    <>
      <Field
        name="linkUrl"
        label={t('fields.linkUrl')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        value={link.url}
        onChange={({ currentTarget }) => onChange({ link: { ...link, url: currentTarget.value } })}
      />
      <Field
        {...text}
        name="linkLabel"
        label={t('fields.linkLabel')}
        maxLength={postLimits.short}
        value={link.label}
        onChange={({ currentTarget }) => onChange({ link: { ...link, label: currentTarget.value } })}
      />
    </>
  );
}
