import { useEffect, useRef } from 'react';
import { usePlayerContext, type FilmStart } from '../player-context.ts';
import { chooseTracks } from './choose-tracks.ts';
import { useAudioTracks, useEngineMedia, usePlayerActions, useSubtitleTracks } from './engine.tsx';

/**
 * Brings the engine, which lives outside React, to where it shall start and to what the viewer chose before: each thing
 * once for each start, as soon as it is possible. Where the browser plays it only without sound, `onSilenced` is told.
 */
export function useFirstChoices({ position, plays, rate }: FilmStart, onSilenced: () => void): void {
  const { language, preferences } = usePlayerContext();
  const actions = usePlayerActions();
  const audio = useAudioTracks();
  const subtitles = useSubtitleTracks();
  const media = useEngineMedia();
  const done = useRef({ media, start: false, audio: false, subtitles: false });

  useEffect(() => {
    if (!actions.isConnected()) return;
    if (done.current.media !== media) done.current = { media, start: false, audio: false, subtitles: false };
    if (!done.current.start) {
      done.current.start = true;
      actions.setVolume(preferences.volume);
      if (preferences.isMuted) actions.toggleMuted();
      if (rate !== 1) actions.setRate(rate);
      if (position > 0) actions.seekTo(position);
      if (plays) void actions.playSilencedIfNeedBe().then((isSilenced) => isSilenced && onSilenced());
    }
    const tags = { audio: audio.map((track) => track.language), subtitles: subtitles.map((track) => track.language) };
    const choice = chooseTracks(language, tags, preferences);
    if (audio.length > 0 && !done.current.audio) {
      done.current.audio = true;
      const wanted = audio.find((track) => track.language === choice.audio);
      if (wanted && !wanted.isChosen) actions.chooseAudio(wanted.id);
    }
    // The engine offers the subtitles last, when it knows what can be heard.
    if (subtitles.length > 0 && !done.current.subtitles) {
      done.current.subtitles = true;
      actions.chooseSubtitles(subtitles.find((track) => track.language === choice.subtitles)?.id ?? null);
    }
  });
}
