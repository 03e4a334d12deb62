import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useApp, useLocation } from '@sahra/shared/facade';
import { readPreferences } from '../../ui/preferences/preferences.ts';
import { Player, type PlayerProps } from '../player.tsx';
import { GoingFilm } from './going-film.tsx';
import styles from './mini.module.css';

export interface FilmPlaceProps extends Omit<PlayerProps, 'mini'> {
  /** The same film goes on where it is: whatever page shows it, and between them. */
  episodeId: number;
}

const isPlaying = (place: HTMLElement | null) => {
  const video = place?.querySelector('video');
  return Boolean(video && !video.paused && !video.ended);
};

/**
 * The player's place in a page. The player itself is drawn outside of all pages, and its element stands here as long as the page does. Where
 * it plays when the page is left it goes along in a corner; the page of the same film takes it back as it is.
 */
export function FilmPlace({ episodeId, ...props }: FilmPlaceProps) {
  const { companion } = useApp();
  const { pathname, search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ReactNode>(null);
  const leave = useRef<() => ReactNode>(() => null);
  // Drawn elsewhere: with each change of what is asked for here.
  useLayoutEffect(() => {
    if (!companion) return;
    const close = () => companion.setState({ content: null });
    const draw = (at: HTMLElement | null) => (
      <GoingFilm
        {...props}
        episodeId={episodeId}
        place={at}
        href={pathname + search}
        onClose={close}
        onRefused={(refusal) => {
          close();
          props.onRefused?.(refusal);
        }}
      />
    );
    shown.current = draw(place.current);
    leave.current = () => draw(null);
    companion.setState({ content: shown.current });
  });
  useLayoutEffect(
    () => () => {
      // Another page may have put its own film in its place.
      if (!companion || companion.getState().content !== shown.current) return;
      const goesAlong = isPlaying(place.current) && readPreferences().goesAlong;
      companion.setState({ content: goesAlong ? leave.current() : null });
    },
    [companion],
  );
  return (
    <div ref={place} className={styles.place}>
      {!companion && <Player key={episodeId} {...props} />}
    </div>
  );
}
