import { useTranslation } from '@sahra/shared/facade';
import type { ManifestCheck } from './engine/check-manifest.ts';
import styles from './player-error.module.css';

export type PlaybackFault = Exclude<ManifestCheck, 'ready'> | 'stalled';

/** Why nothing plays, and the way to try again. */
export function PlayerError({ fault, onRetry }: { fault: PlaybackFault; onRetry: () => void }) {
  const { t } = useTranslation('player');
  return (
    <div className={styles.error} role="alert">
      <p className={styles.title}>{t(`error.${fault}.title`)}</p>
      <p className={styles.text}>{t(`error.${fault}.text`)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
