import { useEffect, useState } from 'react';
import { ErrorState, Icon, Picture, useApp, useLanguage, useTranslation, type Episode } from '@sahra/shared/facade';
import { saveProgress } from '@sahra/shared/guest-list/save-progress';
import { resumeAt, type Watched } from '@sahra/shared/guest-list/progress-rules';
import { paths } from '../paths.ts';
import styles from './player-frame.module.css';
import { loadPlayer } from '../load-player.ts';

type PlayerComponent = Awaited<ReturnType<typeof loadPlayer>>;
type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Player: PlayerComponent };

/** The player's code: large, of use only in a browser, and asked for when the page stands. */
function usePlayer() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = () =>
    loadPlayer().then(
      (Player) => setLoading({ state: 'ready', Player }),
      () => setLoading({ state: 'failed' }),
    );
  const retry = () => {
    setLoading({ state: 'loading' });
    void load();
  };
  // The server draws the picture in its place; only a browser can play.
  useEffect(() => void load(), []);
  return { loading, retry };
}

/** Where the film plays. Until the player is here, the scene holds its place; without scripts the browser's own plays. */
export function PlayerFrame({ episode, watched }: { episode: Episode; watched: Watched | undefined }) {
  const app = useApp();
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const { loading, retry } = usePlayer();
  const { playback, program, next, title } = episode;
  return (
    <div className={styles.frame}>
      {loading.state === 'ready' && (
        <loading.Player
          key={episode.id}
          playback={playback}
          title={program.kind === 'series' ? `${program.title} · ${title}` : program.title}
          language={code}
          startSeconds={resumeAt(watched)}
          onProgress={(reached, isLeaving) => saveProgress(app, episode.id, reached, isLeaving)}
          {...(next && { nextHref: paths.episode.href(program.id, next.id), nextTitle: next.title })}
        />
      )}
      {loading.state === 'failed' && <ErrorState kind="remote" onRetry={retry} />}
      {loading.state === 'loading' && (
        <>
          <Picture picture={episode.scene} alt="" sizes="100vw" priority className={styles.scene} />
          <span className={styles.waiting} role="status" aria-label={t('loading')}>
            <Icon name="play" className={styles.play} />
          </span>
          <noscript>
            <video className={styles.native} src={playback.manifestUrl} poster={playback.posterUrl} controls />
          </noscript>
        </>
      )}
    </div>
  );
}
