import { useState } from 'react';
import { Button, useApp, useTranslation, type LanguageCode } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from './writing.module.css';

/** Makes an address at which who has it reads the text as it is now, for some days, though it is not published. */
export function PreviewLink({ post, language }: { post: number; language: LanguageCode }) {
  const { t } = useTranslation('editing');
  const { api } = useApp();
  const [address, setAddress] = useState<string>();
  const [told, setTold] = useState<'copied' | 'notCopied' | 'failed'>();
  const make = async () => {
    setTold(undefined);
    try {
      const { path } = await api.post('/editing/posts/{id}/preview', { params: { id: post }, body: { language } });
      setAddress(new URL(path, window.location.origin).href);
    } catch {
      setTold('failed');
    }
  };
  // A browser may not allow it; then the address can still be marked and copied by hand.
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => setTold('copied'),
      () => setTold('notCopied'),
    );
  return (
    <div>
      <p>{t('preview.text')}</p>
      {address === undefined ? (
        <Button variant="quiet" onClick={() => void make()}>
          {t('preview.make')}
        </Button>
      ) : (
        <div className={styles.buttons}>
          <Field name="preview" label={t('preview.address')} dir="ltr" readOnly value={address} />
          <Button variant="quiet" onClick={() => void copy()}>
            {t('preview.copy')}
          </Button>
          <a href={address} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        </div>
      )}
      <p role="status">{told && t(`preview.${told}`)}</p>
    </div>
  );
}
