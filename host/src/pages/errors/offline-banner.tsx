import { useSyncExternalStore } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import styles from './offline-banner.module.css';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the device has no connection, and what still works; goes by itself. */
export function OfflineBanner() {
  const { t } = useTranslation('host');
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className={styles.place}>
      {isOffline && <p className={styles.banner}>{t('offline')}</p>}
    </div>
  );
}
