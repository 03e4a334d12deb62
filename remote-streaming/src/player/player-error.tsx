import { Link, useTranslation } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './player-error.module.css';
import type { PlaybackFault } from './source/recovery.ts';

/** Where trying again may be of no use there is a way to other films. */
const hopeless: readonly PlaybackFault[] = ['missing', 'unsupported', 'damaged'];

/** Why nothing plays, and the ways on. */
export function PlayerError({ fault, onRetry }: { fault: PlaybackFault; onRetry: () => void }) {
  const { t } = useTranslation('player');
  return (
    <div className={styles.error} role="alert">
      <p className={styles.title}>{t(`error.${fault}.title`)}</p>
      <p className={styles.text}>{t(`error.${fault}.text`)}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t(fault === 'damaged' ? 'error.damaged.skip' : 'retry')}
        </button>
        {hopeless.includes(fault) && (
          <Link className={styles.others} to={paths.programs.href()}>
            {t('otherFilms')}
          </Link>
        )}
      </p>
    </div>
  );
}
