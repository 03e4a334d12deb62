import { useEffect, useState } from 'react';
import {
  ErrorState,
  Icon,
  Picture,
  useApp,
  useLanguage,
  useTranslation,
  type Episode,
  type PlaybackRefusal,
} from '@sahra/shared/facade';
import { saveProgress } from '@sahra/shared/guest-list/save-progress';
import { isPressing, isTaken } from '@sahra/shared/parts/page-keys';
import { resumeAt, type Watched } from '@sahra/shared/guest-list/progress-rules';
import { loadFilmPlace } from '../load-player.ts';
import { renewPlayback } from '../ui/access/playback-access.ts';
import { GatedFrame } from './gated-frame.tsx';
import type { Neighbors } from './neighbors.ts';
import styles from './player-frame.module.css';
import { useViewCount } from './use-view-count.ts';

type PlayerComponent = Awaited<ReturnType<typeof loadFilmPlace>>;
type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Player: PlayerComponent };

/** The player's code: large, of use only in a browser, and asked for when the page stands. */
function usePlayer() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = () =>
    loadFilmPlace().then(
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

/** Whether playing was asked for before there is a player: by K or the space bar, or by its place being pressed. */
function useEarlyPlay(isWaiting: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const press = (event: KeyboardEvent) => {
      const plays = event.key === ' ' || event.code === 'KeyK';
      if (!plays || event.ctrlKey || event.metaKey || event.altKey || isTaken(event) || isPressing(event)) return;
      event.preventDefault();
      setIsAsked(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isWaiting]);
  return { isAsked, ask: () => setIsAsked(true) };
}

interface PlayerFrameProps {
  episode: Episode;
  watched: Watched | undefined;
  neighbors: Neighbors;
  /** When the addresses of the episode end; they stay by default. */
  expiresAt?: string | null;
}

/** Where the film plays. Until the player is here, the scene holds its place; without scripts the browser's own plays. */
export function PlayerFrame({ episode, watched, neighbors, expiresAt = null }: PlayerFrameProps) {
  const app = useApp();
  const { t } = useTranslation('player');
  const { code } = useLanguage();
  const { loading, retry } = usePlayer();
  const startSeconds = resumeAt(watched && { ...watched, creditsAt: episode.creditsAt });
  const countView = useViewCount(episode.id, startSeconds);
  const { isAsked, ask } = useEarlyPlay(loading.state === 'loading');
  // The page stays where one goes on to another episode.
  const [firstId] = useState(episode.id);
  // What the viewer lacks since they may no longer watch it, and of which episode.
  const [lack, setLack] = useState<{ id: number; refusal: PlaybackRefusal }>();
  const { playback, program, title } = episode;
  if (lack?.id === episode.id) return <GatedFrame episode={episode} refusal={lack.refusal} />;
  return (
    <div className={styles.frame}>
      {loading.state === 'ready' && (
        <loading.Player
          episodeId={episode.id}
          playback={playback}
          expiresAt={expiresAt}
          {...(episode.access !== 'free' && { renew: () => renewPlayback(app, episode.id) })}
          onRefused={(refusal) => setLack({ id: episode.id, refusal })}
          title={program.kind === 'series' ? `${program.title} · ${title}` : program.title}
          language={code}
          startSeconds={startSeconds}
          canWiden
          plays={isAsked && episode.id === firstId}
          onProgress={(reached, isLeaving) => {
            saveProgress(app, episode.id, reached, isLeaving);
            countView(reached, isLeaving);
          }}
          {...neighbors}
        />
      )}
      {loading.state === 'failed' && <ErrorState kind="remote" onRetry={retry} />}
      {loading.state === 'loading' && (
        <>
          <Picture picture={episode.scene} alt="" sizes="100vw" priority className={styles.scene} />
          <button type="button" className={styles.waiting} aria-label={t('play')} data-asked={isAsked} onClick={ask}>
            <Icon name="play" className={styles.play} />
          </button>
          <noscript>
            <video className={styles.native} src={playback.manifestUrl} poster={playback.posterUrl} controls />
          </noscript>
        </>
      )}
    </div>
  );
}
