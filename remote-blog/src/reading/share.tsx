import { useState, useSyncExternalStore } from 'react';
import { Button, useApp, useLanguage, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './share.module.css';

const unchanging = () => () => {};
/** Does the device have a way of its own to share? Not known on the server. */
const useCanShare = () =>
  useSyncExternalStore(
    unchanging,
    () => 'share' in navigator,
    () => false,
  );

interface ShareProps {
  slug: string;
  title: string;
}

/** Gives the post's address to others: by the device, copied, or in a mail; that works without scripts too. */
export function Share({ slug, title }: ShareProps) {
  const { t } = useTranslation('reading');
  const { code } = useLanguage();
  const { origin, toasts } = useApp();
  const canShare = useCanShare();
  const [isCopied, setIsCopied] = useState(false);
  const url = `${origin}${paths.post.href(slug)}?lang=${code}`;
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      toasts.getState().show({ text: t('share.failed'), tone: 'warning' });
    }
  }
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share" className={styles.title}>
        {t('share.title')}
      </h2>
      {canShare && (
        // Who changes their mind has not failed.
        <Button variant="quiet" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
          {t('share.send')}
        </Button>
      )}
      <Button variant="quiet" className={styles.scripted} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <a href={mail} className="btn btn-quiet">
        {t('share.mail')}
      </a>
      <span role="status" className={styles.done}>
        {isCopied && t('share.copied')}
      </span>
    </section>
  );
}
