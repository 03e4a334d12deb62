import { useEffect, useRef } from 'react';
import { usePlayerContext } from '../player-context.ts';
import { chooseTracks } from './choose-tracks.ts';
import { useAudioTracks, useIsAttached, usePlayerActions, useSubtitleTracks } from './engine.tsx';

/**
 * Brings the engine, which lives outside React, to what the viewer chose before: volume, languages, position. Once, as
 * soon as each becomes possible.
 */
export function useFirstChoices({ startSeconds, plays }: { startSeconds: number; plays: boolean }): void {
  const { language, preferences } = usePlayerContext();
  const actions = usePlayerActions();
  const isAttached = useIsAttached();
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  const done = useRef({ start: false, tracks: false });

  useEffect(() => {
    if (!isAttached || done.current.start) return;
    done.current.start = true;
    if (preferences.volume !== 1) actions.setVolume(preferences.volume);
    if (preferences.isMuted) actions.toggleMuted();
    if (startSeconds > 0) actions.seekTo(startSeconds);
    if (plays) actions.play();
  });

  useEffect(() => {
    if (!isAttached || done.current.tracks || audio.length + subtitles.length === 0) return;
    done.current.tracks = true;
    const tags = { audio: audio.map((track) => track.language), subtitles: subtitles.map((track) => track.language) };
    const choice = chooseTracks(language, tags, preferences);
    const spoken = audio.find((track) => track.language === choice.audio);
    if (spoken && !spoken.isChosen) actions.chooseAudio(spoken.id);
    actions.chooseSubtitles(subtitles.find((track) => track.language === choice.subtitles)?.id ?? null);
  });
}
