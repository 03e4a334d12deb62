import { useEffect, useRef, useState } from 'react';
import { ErrorState, Icon, Picture, useLanguage, useTranslation, type Episode } from '@sahra/shared/facade';
import { loadPlayer } from '../load-player.ts';
import styles from './embed-page.module.css';
import { createPlayerMessages, mediaEvents } from './player-messages.ts';

/** Tells the framing page what happens to the film in `stage`. */
function useToldEvents(stage: React.RefObject<HTMLElement | null>, episodeId: number, targetOrigin: string) {
  useEffect(() => {
    const element = stage.current;
    if (!element || window.parent === window) return undefined;
    const messageOf = createPlayerMessages(episodeId);
    const tell = ({ type, target, timeStamp }: Event) => {
      const message = target instanceof HTMLMediaElement && messageOf(type, target, timeStamp);
      if (message) window.parent.postMessage(message, targetOrigin);
    };
    // Events of media do not bubble; the player's element comes and goes with its attempts to play.
    for (const type of mediaEvents) element.addEventListener(type, tell, true);
    return () => {
      for (const type of mediaEvents) element.removeEventListener(type, tell, true);
    };
  }, [stage, episodeId, targetOrigin]);
}

interface EmbeddedPlayerProps {
  episode: Episode;
  title: string;
  /** Who may learn what happens in the player. */
  targetOrigin: string;
}

/** The player of the site in a frame of another one: it begins at the beginning and reports to nobody but the framing page. */
export function EmbeddedPlayer({ episode, title, targetOrigin }: EmbeddedPlayerProps) {
  const { t } = useTranslation('player');
  const { code } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Player?: Awaited<ReturnType<typeof loadPlayer>>; hasFailed?: true }>({});
  // It may be pressed before there is a player.
  const [isAsked, setIsAsked] = useState(false);
  useToldEvents(stage, episode.id, targetOrigin);
  const load = () =>
    loadPlayer().then(
      (Player) => setLoaded({ Player }),
      () => setLoaded({ hasFailed: true }),
    );
  // Only a browser can play.
  useEffect(() => void load(), []);
  const { Player, hasFailed } = loaded;
  return (
    <div ref={stage} className={styles.stage}>
      {Player && (
        <Player playback={episode.playback} title={title} language={code} plays={isAsked} previous={null} next={null} />
      )}
      {hasFailed && <ErrorState kind="remote" onRetry={() => void load()} />}
      {!Player && !hasFailed && (
        <>
          <Picture picture={episode.scene} alt="" sizes="100vw" priority className={styles.scene} />
          <button type="button" className={styles.waiting} aria-label={t('play')} onClick={() => setIsAsked(true)}>
            <Icon name="play" className={styles.play} />
          </button>
          <noscript>
            <video
              className={styles.native}
              src={episode.playback.manifestUrl}
              poster={episode.playback.posterUrl}
              controls
            />
          </noscript>
        </>
      )}
    </div>
  );
}
