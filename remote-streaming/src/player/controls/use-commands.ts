import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { useAudioTracks, usePlayerActions, useSubtitleTracks } from '../engine/engine.tsx';
import type { AudioTrack, Level, SubtitleTrack } from '../engine/player-adapter.ts';
import { subtitlesOff } from '../engine/preferences.ts';
import { usePlayerContext } from '../player-context.ts';

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What buttons, menus and keys do: the engine's actions, what is remembered of them, and the message that confirms them. */
export function useCommands() {
  const { t } = useTranslation('player');
  const { language, preferences, remember, notify } = usePlayerContext();
  const actions = usePlayerActions();
  const subtitleTracks = useSubtitleTracks();
  const audioTracks = useAudioTracks();
  const percent = (share: number) => formatNumber(share, language, { style: 'percent' });
  const setVolume = (wanted: number) => {
    actions.setVolume(Math.round(wanted * 100) / 100);
    const { volume } = actions.now();
    remember({ volume, isMuted: false });
    notify(t('notice.volume', { percent: percent(volume) }));
  };
  const setRate = (rate: number) => {
    actions.setRate(rate);
    notify(t('notice.rate', { rate: formatNumber(rate, language) }));
  };
  const chooseSubtitles = (track: SubtitleTrack | null) => {
    remember({ subtitles: track?.language ?? subtitlesOff });
    actions.chooseSubtitles(track?.id ?? null);
    notify(track ? t('notice.subtitles', { language: track.label }) : t('notice.subtitlesOff'));
  };

  return {
    togglePlay: actions.togglePlay,
    seekTo: actions.seekTo,
    seekBy: actions.seekBy,
    seekToShare: actions.seekToShare,
    setVolume,
    changeVolumeBy: (steps: number) => setVolume(actions.now().volume + steps * 0.05),
    toggleMuted: () => {
      const isMuted = actions.toggleMuted();
      remember({ isMuted });
      notify(isMuted ? t('notice.muted') : t('notice.volume', { percent: percent(actions.now().volume) }));
    },
    setRate,
    changeRateBy: (steps: number) => {
      const next = rates[rates.findIndex((rate) => rate >= actions.now().rate) + steps];
      if (next !== undefined) setRate(next);
    },
    /** null adapts to the line. */
    chooseLevel: (level: Level | null) => {
      actions.chooseLevel(level?.id ?? null);
      notify(level ? t('notice.quality', { quality: level.name }) : t('notice.qualityAuto'));
    },
    chooseAudio: (track: AudioTrack) => {
      remember({ audio: track.language });
      actions.chooseAudio(track.id);
      notify(t('notice.audio', { language: track.label }));
    },
    chooseSubtitles,
    toggleSubtitles: () => {
      const isShown = subtitleTracks.some(({ isChosen }) => isChosen);
      const heard = audioTracks.find(({ isChosen }) => isChosen)?.language;
      const wanted =
        subtitleTracks.find((track) => track.language === preferences.subtitles) ??
        subtitleTracks.find((track) => track.language !== heard) ??
        subtitleTracks[0];
      if (isShown) chooseSubtitles(null);
      else if (wanted) chooseSubtitles(wanted);
    },
    toggleFullscreen: actions.toggleFullscreen,
    togglePictureInPicture: actions.togglePictureInPicture,
  };
}

export type Commands = ReturnType<typeof useCommands>;
