import { useState } from 'react';
import { Button, ButtonLink, Icon, useApp, useRevalidator, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { isEmpty } from '@sahra/shared/guest-list/collection';
import { useCollection } from '@sahra/shared/guest-list/device';
import { mergeCollected } from '@sahra/shared/guest-list/merge-collected';
import { paths } from '../paths.ts';
import type { Watchlist } from './load-watchlist.ts';
import styles from './device-note.module.css';

/** Tells a visitor that their list is on this device only; a member, where this device still keeps what their account has not. */
export function DeviceNote({ list }: { list: Watchlist }) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const hrefTo = useHrefTo();
  const collection = useCollection();
  const { revalidate } = useRevalidator();
  const [isMerging, setIsMerging] = useState(false);

  async function merge() {
    if (isMerging) return;
    setIsMerging(true);
    await mergeCollected(app);
    await revalidate();
    setIsMerging(false);
  }

  if (list.source === 'unknownDevice') {
    return (
      <noscript>
        <p className={styles.note}>{t('needsScripts')}</p>
      </noscript>
    );
  }
  const isOfMember = list.source === 'account';
  if (isOfMember ? isEmpty(collection) : collection.watchlist.length === 0) return null;
  return (
    <aside className={styles.note} aria-label={t('deviceLabel')}>
      <Icon name="info" />
      <p className={styles.text}>{t(isOfMember ? 'leftOnDevice' : 'deviceOnly')}</p>
      {isOfMember ? (
        <Button variant="quiet" aria-disabled={isMerging} onClick={() => void merge()}>
          {t('merge')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" to={hrefTo('account.sign-in', {}, { next: paths.watchlist.href() })}>
          {t('signIn')}
        </ButtonLink>
      )}
    </aside>
  );
}
