import type { Ref } from 'react';
import { useDirection, useTranslation } from '@sahra/shared/facade';
import styles from './shortcut-help.module.css';
import { shortcutHelp } from './shortcuts.ts';

/** The list of keys. The browser keeps the focus inside and closes it with Escape. */
export function ShortcutHelp({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { t } = useTranslation('player');
  const dir = useDirection();
  return (
    <dialog ref={ref} className={styles.help} dir={dir} aria-label={t('shortcuts.title')}>
      <form method="dialog" className={styles.head}>
        <h2 className={styles.title}>{t('shortcuts.title')}</h2>
        <button className={styles.close}>{t('close')}</button>
      </form>
      <dl className={styles.rows}>
        {shortcutHelp.map(({ keys, message, ...row }) => (
          <div key={message} className={styles.row}>
            <dt className={styles.keys} dir="ltr">
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ('isRange' in row ? ' – ' : ' ')}
                  <kbd className={styles.key}>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd className={styles.text}>{t(`shortcuts.${message}`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
