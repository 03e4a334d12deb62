import { Picture, useLocation, useTranslation, type Episode, type PlaybackRefusal } from '@sahra/shared/facade';
import { NeededAccess, needOf } from '@sahra/shared/parts/access/needed-access';
import styles from './gated-frame.module.css';

/** The player's place where somebody may not watch: the scene, what it takes, and ways that lead back to this very page. */
export function GatedFrame({ episode, refusal }: { episode: Episode; refusal: PlaybackRefusal }) {
  const { t } = useTranslation('access');
  const { pathname, search } = useLocation();
  const need = needOf(episode.access === 'member' ? 'member' : 'subscriber', refusal === 'needs_subscription');
  return (
    <section className={styles.frame} aria-labelledby="needed-access">
      <Picture picture={episode.scene} alt="" sizes="100vw" priority className={styles.scene} />
      <div className={styles.needed}>
        <NeededAccess
          need={need}
          next={pathname + search}
          heading={
            <h2 id="needed-access" className={styles.title}>
              {t(`${need}.title`)}
            </h2>
          }
        />
      </div>
    </section>
  );
}
