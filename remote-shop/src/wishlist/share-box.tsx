import { useState } from 'react';
import { Button, useApp, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './share-box.module.css';

/** The address of the list, to be sent to others; without scripts it is copied by hand. */
function ShareLink({ token }: { token: string }) {
  const { t } = useTranslation('wishlist');
  const { code } = useLanguage();
  const { origin, toasts } = useApp();
  const [isCopied, setIsCopied] = useState(false);
  const address = `${origin}${paths.wishlist.href({ list: token })}&lang=${code}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      toasts.getState().show({ text: t('share.failed'), tone: 'warning' });
    }
  }
  return (
    <div className={styles.link}>
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

/** Lets others read the list by a link, or ends that. */
export function ShareBox({ token }: { token: string | null }) {
  const { t } = useTranslation('wishlist');
  return (
    <section aria-labelledby="sharing" className={styles.share}>
      <h2 id="sharing" className={styles.title}>
        {t('share.title')}
      </h2>
      <p className={styles.text}>{token === null ? t('share.off') : t('share.on')}</p>
      {token !== null && <ShareLink key={token} token={token} />}
      <SendingForm action={paths.wishlist.href()} label={t('share.title')} hasTrap={false}>
        <SendButton variant="quiet" name="intent" value={token === null ? 'share' : 'unshare'}>
          {token === null ? t('share.start') : t('share.end')}
        </SendButton>
      </SendingForm>
    </section>
  );
}
