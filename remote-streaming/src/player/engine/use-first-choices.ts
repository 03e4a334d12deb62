import { useEffect, useRef } from 'react';
import { usePlayerContext, type FilmStart } from '../player-context.ts';
import { chooseTracks } from './choose-tracks.ts';
import { useAudioTracks, usePlayerActions, useQuality, useSubtitleTracks } from './engine.tsx';

/**
 * Brings the engine, which lives outside React, to where it shall start and to what the viewer chose before. Each thing
 * once for each connection, as soon as it is possible.
 */
export function useFirstChoices({ position, plays, rate, height }: FilmStart): void {
  const { language, preferences } = usePlayerContext();
  const actions = usePlayerActions();
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  const { levels } = useQuality();
  const done = useRef<Partial<Record<'start' | 'level' | 'audio' | 'subtitles', object>>>({});

  useEffect(() => {
    const connection = actions.connection();
    if (!connection) return;
    if (done.current.start !== connection) {
      done.current.start = connection;
      actions.setVolume(preferences.volume);
      if (preferences.isMuted) actions.toggleMuted();
      if (rate !== 1) actions.setRate(rate);
      if (position > 0) actions.seekTo(position);
      if (plays) actions.play();
      // The lists below may still be those of the connection before.
      return;
    }
    const canChoose = actions.canChoose();
    const wanted = levels.find((level) => level.height === height);
    if (wanted && canChoose.level && done.current.level !== connection) {
      done.current.level = connection;
      actions.chooseLevel(wanted.id);
    }
    const tags = { audio: audio.map((track) => track.language), subtitles: subtitles.map((track) => track.language) };
    const choice = chooseTracks(language, tags, preferences);
    if (canChoose.audio && done.current.audio !== connection) {
      done.current.audio = connection;
      const spoken = audio.find((track) => track.language === choice.audio);
      if (spoken && !spoken.isChosen) actions.chooseAudio(spoken.id);
    }
    // The engine offers the subtitles last, when it knows what can be heard.
    if (canChoose.subtitles && done.current.subtitles !== connection) {
      done.current.subtitles = connection;
      actions.chooseSubtitles(subtitles.find((track) => track.language === choice.subtitles)?.id ?? null);
    }
  });
}
