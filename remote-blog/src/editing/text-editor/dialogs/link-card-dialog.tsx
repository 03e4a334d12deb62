import { useState } from 'react';
import { Button, getLanguage, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Field } from '@sahra/shared/parts/field';
import { useEditorSurroundings } from '../editor-context.ts';
import { isPostLink } from '../schema.ts';
import { completeAddress, linkBeginnings } from './complete-address.ts';
import type { BlockDialogProps } from './block-dialog-props.ts';

/** Asks for a link that stands by itself. */
export function LinkCardDialog({ initial, onSave, onClose }: BlockDialogProps) {
  const { t } = useTranslation('text-editor');
  const { tag, dir } = getLanguage(useEditorSurroundings().language);
  const [values, setValues] = useState({ href: '', title: '', text: '', ...initial });
  const [isTried, setTried] = useState(false);
  const href = completeAddress(values.href);
  const title = values.title.trim();
  const apply = () => {
    setTried(true);
    if (isPostLink(href) && title) onSave({ href, title, text: values.text.trim() });
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('blocks.linkCard')}
      actions={
        <Button variant="primary" onClick={apply}>
          {t('link.apply')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field
          {...field('href')}
          label={t('link.address')}
          hint={t('link.hint')}
          dir="ltr"
          inputMode="url"
          required
          {...(isTried &&
            !isPostLink(href) && {
              error: t('link.wrong', { beginnings: linkBeginnings }),
            })}
        />
        <Field
          {...field('title')}
          label={t('link.cardTitle')}
          lang={tag}
          dir={dir}
          maxLength={postLimits.short}
          required
          {...(isTried && !title && { error: t('link.noTitle') })}
        />
        <Field
          {...field('text')}
          label={t('link.cardText')}
          lang={tag}
          dir={dir}
          maxLength={postLimits.short}
          isOptional
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
