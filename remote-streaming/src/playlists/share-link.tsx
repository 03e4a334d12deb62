import { useState } from 'react';
import { Button, useApp, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from './share-link.module.css';

/** The address of a public playlist, to be sent to others; without scripts it is copied by hand. */
export function ShareLink({ path }: { path: string }) {
  const { t } = useTranslation('playlists');
  const { code } = useLanguage();
  const { origin, toasts } = useApp();
  const [isCopied, setIsCopied] = useState(false);
  const address = `${origin}${path}?lang=${code}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      toasts.getState().show({ text: t('share.failed'), tone: 'warning' });
    }
  }
  return (
    <div className={styles.share}>
      <Field
        id="share"
        name="share"
        label={t('share.label')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="quiet" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <span role="status" className={styles.done}>
        {isCopied && t('share.copied')}
      </span>
    </div>
  );
}
