import { useState } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Field } from '@sahra/shared/parts/field';
import { isPostLink } from '../schema.ts';
import { completeAddress, linkBeginnings } from './complete-address.ts';

interface LinkDialogProps {
  /** The address that the words lead to now; undefined: to none. */
  address: string | undefined;
  /** Nothing is marked: the words of the link are asked for too. */
  needsText: boolean;
  /** Null: the words are to be a link no more. */
  onChange: (link: { href: string; text: string } | null) => void;
  onClose: () => void;
}

/** Asks where words of the text lead. */
export function LinkDialog({ address, needsText, onChange, onClose }: LinkDialogProps) {
  const { t } = useTranslation('text-editor');
  const [href, setHref] = useState(address ?? '');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const complete = completeAddress(href);
  const isRight = isPostLink(complete);
  const apply = () => {
    setTried(true);
    if (isRight) onChange({ href: complete, text: text.trim() || complete });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('link.title')}
      actions={
        <>
          {address !== undefined && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('link.remove')}
            </Button>
          )}
          <Button variant="primary" onClick={apply}>
            {t('link.apply')}
          </Button>
        </>
      }
    >
      {/* Enter in a field is the button. */}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field
          name="href"
          label={t('link.address')}
          hint={t('link.hint')}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          required
          value={href}
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
          {...(isTried &&
            !isRight && {
              error: t('link.wrong', { beginnings: linkBeginnings }),
            })}
        />
        {needsText && (
          <Field
            name="text"
            label={t('link.text')}
            isOptional
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
