import { useEffect, useState } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { focusOn } from '../menus/menu.tsx';
import styles from './touch-lock.module.css';

/** Milliseconds for which the button is seen after a touch. */
const SEEN_MS = 3000;

/** Lies over a film that is not to be touched, for pockets and small hands: only its button lets through. */
export function TouchLock({ onUnlock }: { onUnlock: () => void }) {
  const { t } = useTranslation('player');
  const [touches, setTouches] = useState(1);
  // A clock outside React.
  useEffect(() => {
    if (touches === 0) return;
    const timer = setTimeout(() => setTouches(0), SEEN_MS);
    return () => clearTimeout(timer);
  }, [touches]);
  return (
    <div
      className={styles.lock}
      role="presentation"
      onPointerDown={(event) => {
        event.stopPropagation();
        setTouches((count) => count + 1);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <button type="button" className={styles.unlock} data-seen={touches > 0} ref={focusOn} onClick={onUnlock}>
        {t('unlock')}
      </button>
    </div>
  );
}
