import { useTranslation } from '@sahra/shared/facade';
import { MAX_COLLECTED } from '@sahra/shared/form-rules/collection-rules';
import { MAX_DEVICE_PLAYLISTS, MAX_PLAYLIST_ITEMS } from '@sahra/shared/form-rules/playlist-rules';
import { type StorageKeyId, storageKeys } from '@sahra/shared/privacy/storage-keys';
import { type StoredDataId, storedData } from '@sahra/shared/privacy/stored-data';
import { MAX_RECENT } from '../../../search/recent-searches.ts';
import { PolicyTable } from './policy-table.tsx';

const lifetimes = {
  guestList: 'signedIn',
  playlists: 'signedIn',
  player: 'deleted',
  contributor: 'deleted',
  party: 'deleted',
  searches: 'deleted',
  checkout: 'ordered',
  drafts: 'draftSaved',
  theme: 'chosen',
  leftReleases: 'tab',
  scroll: 'tab',
} as const satisfies Readonly<Record<StorageKeyId, string>>;

/** What the site writes into the storage of a browser, and what of it is sent when. */
export function StorageTable() {
  const { t } = useTranslation('information');
  const rows = (Object.keys(storageKeys) as StorageKeyId[]).map((id) => ({
    name: storageKeys[id],
    text: t(`privacyPolicy.storage.${id}`, {
      limit: MAX_COLLECTED,
      searches: MAX_RECENT,
      playlists: MAX_DEVICE_PLAYLISTS,
      items: MAX_PLAYLIST_ITEMS,
    }),
    lifetime: t(`privacyPolicy.storageUntil.${lifetimes[id]}`),
  }));
  return (
    <PolicyTable
      head={[t('privacyPolicy.cookies.name'), t('privacyPolicy.cookies.purpose'), t('privacyPolicy.cookies.lifetime')]}
      rows={rows}
    />
  );
}

/** What the database holds of people. */
export function StoredDataTable() {
  const { t } = useTranslation('information');
  const rows = (Object.keys(storedData) as StoredDataId[]).map((id) => ({
    text: t(`privacyPolicy.stored.rows.${id}`),
    lifetime: t(`privacyPolicy.stored.until.${storedData[id]}`),
  }));
  return <PolicyTable head={[t('privacyPolicy.stored.what'), t('privacyPolicy.cookies.lifetime')]} rows={rows} />;
}
