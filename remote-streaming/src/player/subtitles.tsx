import { useSyncExternalStore } from 'react';
import { useTextTracks } from './engine/engine.tsx';
import styles from './subtitles.module.css';

const cueBreak = '\u0000';

const isShown = (track: TextTrack) =>
  track.mode === 'showing' && (track.kind === 'subtitles' || track.kind === 'captions');

function shownTrack(tracks: TextTrackList | undefined): TextTrack | undefined {
  return tracks && Array.from(tracks).find(isShown);
}

/** What is read at this moment, as plain text. */
function shownText(tracks: TextTrackList | undefined): string {
  const cues = Array.from(shownTrack(tracks)?.activeCues ?? []);
  return cues.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join(cueBreak);
}

/** Chromium no longer follows the cues of a track that was switched off and on again; put in anew, they are followed. */
function awaken(track: TextTrack): void {
  for (const cue of Array.from(track.cues ?? [])) {
    track.removeCue(cue);
    track.addCue(cue);
  }
}

function subscribe(tracks: TextTrackList | undefined, onChange: () => void): () => void {
  if (!tracks) return () => undefined;
  let track: TextTrack | undefined;
  const follow = () => {
    const shown = shownTrack(tracks);
    if (shown === track) return;
    track?.removeEventListener('cuechange', onChange);
    shown?.addEventListener('cuechange', onChange);
    if (shown) awaken(shown);
    track = shown;
    onChange();
  };
  const events = ['change', 'addtrack', 'removetrack'] as const;
  for (const event of events) tracks.addEventListener(event, follow);
  follow();
  return () => {
    for (const event of events) tracks.removeEventListener(event, follow);
    track?.removeEventListener('cuechange', onChange);
  };
}

/**
 * The subtitles, drawn by us: in our face, above the controls, and every line in its own direction, so that Arabic
 * punctuation and dashes stand where they belong. The browser's own drawing is hidden by the style sheet.
 */
export function Subtitles() {
  const tracks = useTextTracks();
  const text = useSyncExternalStore(
    (onChange) => subscribe(tracks, onChange),
    () => shownText(tracks),
    () => '',
  );
  if (!text) return null;
  return (
    <div className={styles.subtitles} lang={shownTrack(tracks)?.language} data-testid="subtitles">
      {text.split(cueBreak).map((cue, index) => (
        <p key={index} className={styles.cue}>
          {cue.split('\n').map((line, row) => (
            <span key={row} className={styles.line} dir="auto">
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
