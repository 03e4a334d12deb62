import { useRef, useState } from 'react';
import type { Playback } from '@sahra/shared/facade';
import type { Commands } from './controls/use-commands.ts';
import { EngineVideo } from './engine/engine-video.tsx';
import { createTaps } from './extras/taps.ts';
import styles from './player.module.css';
import type { FilmSource } from './source/film-source.ts';
import { SECOND_TRACK } from './subtitles/use-second-subtitles.ts';
import type { Reached } from './use-progress-reports.ts';

interface FilmVideoProps {
  playback: Playback;
  source: FilmSource;
  commands: Commands;
  onMediaError: (code: number | undefined, playlists: string[]) => void;
  onPosition: (reached: Reached) => void;
  /** Where the viewer jumps to, before it is known whether it can be had. */
  onJump: (seconds: number) => void;
  onPause: () => void;
  onEnded: () => void;
}

/** The picture itself: a mouse plays, pauses and fills the screen, a finger shows the controls and jumps. */
export function FilmVideo({ playback, commands, onPosition, onJump, ...props }: FilmVideoProps) {
  const [tap] = useState(createTaps);
  const isTouched = useRef(false);
  return (
    <EngineVideo
      {...props}
      className={styles.video}
      // The engine wants the whole address.
      src={new URL(playback.manifestUrl, document.baseURI).href}
      playsInline
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onPosition({ seconds: currentTime, durationSeconds: duration })
      }
      onSeeking={({ currentTarget }) => onJump(currentTarget.currentTime)}
      onPointerUp={({ pointerType, button, clientX, currentTarget, timeStamp }) => {
        isTouched.current = pointerType !== 'mouse';
        if (!isTouched.current) {
          if (button === 0) commands.togglePlay();
          return;
        }
        const { left, width } = currentTarget.getBoundingClientRect();
        const jump = tap((clientX - left) / width, timeStamp);
        if (jump) commands.jumpBy(jump);
      }}
      // Two taps make one of these, too.
      onDoubleClick={() => !isTouched.current && commands.toggleFullscreen()}
    >
      <track kind="metadata" label="thumbnails" src={playback.trickplayUrl} default />
      <track kind="metadata" label={SECOND_TRACK} />
    </EngineVideo>
  );
}
