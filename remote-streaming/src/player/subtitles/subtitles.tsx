import { useEffect, useSyncExternalStore } from 'react';
import { useMoment, useTextTracks } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import type { FilmSource } from '../source/film-source.ts';
import { shiftCues } from './shift-cues.ts';
import { subtitleAttributes } from '../../ui/preferences/subtitle-style.ts';
import styles from './subtitles.module.css';
import { secondTrack, useSecondSubtitles } from './use-second-subtitles.ts';

const cueBreak = '\u0000';

const isShown = (track: TextTrack) =>
  track.mode === 'showing' && (track.kind === 'subtitles' || track.kind === 'captions');

const shownTrack = (tracks: TextTrackList | undefined): TextTrack | undefined =>
  tracks && Array.from(tracks).find(isShown);

/** What is read in a track at this moment, as plain text. */
function textOf(track: TextTrack | undefined): string {
  const cues = Array.from(track?.activeCues ?? []);
  return cues.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join(cueBreak);
}

/** Chromium no longer follows the cues of a track that was switched off and on again; put in anew, they are followed. */
function awaken(track: TextTrack): void {
  for (const cue of Array.from(track.cues ?? [])) {
    track.removeCue(cue);
    track.addCue(cue);
  }
}

type FindTrack = (tracks: TextTrackList | undefined) => TextTrack | undefined;

function subscribe(tracks: TextTrackList | undefined, find: FindTrack, onChange: () => void): () => void {
  if (!tracks) return () => undefined;
  let track: TextTrack | undefined;
  const follow = () => {
    const shown = find(tracks);
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

/** What is read in one of the tracks, and in the next one where that changes. */
const useText = (tracks: TextTrackList | undefined, find: FindTrack): string =>
  useSyncExternalStore(
    (onChange) => subscribe(tracks, find, onChange),
    () => textOf(find(tracks)),
    () => '',
  );

/**
 * The subtitles, drawn by us: in our face, above the controls, and every line in its own direction, so that Arabic
 * punctuation and dashes stand where they belong. The browser's own drawing is hidden by the style sheet. A second
 * language stands below the first.
 */
export function Subtitles({ source }: { source: FilmSource }) {
  const tracks = useTextTracks();
  const { preferences, subtitleDelay } = usePlayerContext();
  const secondLanguage = useSecondSubtitles(source);
  // Cues are loaded a good while before they are shown.
  const fewSeconds = useMoment((time) => Math.floor(time / 5));
  useEffect(() => {
    for (const find of [shownTrack, secondTrack]) shiftCues(find(tracks), subtitleDelay);
  }, [tracks, subtitleDelay, fewSeconds]);
  const first = useText(tracks, shownTrack);
  const second = useText(tracks, secondTrack);
  if (!first && !second) return null;
  return (
    <div className={styles.subtitles} {...subtitleAttributes(preferences.subtitleStyle)}>
      <Cues text={first} language={shownTrack(tracks)?.language} />
      <Cues text={second} language={secondLanguage} isSecond />
    </div>
  );
}

interface CuesProps {
  text: string;
  language: string | undefined;
  isSecond?: boolean;
}

const Cues = ({ text, language, isSecond }: CuesProps) =>
  text !== '' &&
  text.split(cueBreak).map((cue, index) => (
    <p key={index} className={styles.cue} lang={language} data-second={isSecond}>
      {cue.split('\n').map((line, row) => (
        <span key={row} className={styles.line} dir="auto">
          {line}
        </span>
      ))}
    </p>
  ));
