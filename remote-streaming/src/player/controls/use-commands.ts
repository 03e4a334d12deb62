import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { clock } from '../../ui/clock.ts';
import { nextRepeat } from '../extras/repeat.ts';
import { linkAt } from '../extras/start-time.ts';
import { subtitlesToShow } from '../engine/choose-tracks.ts';
import { useAudioTracks, usePlayerActions, useSubtitleTracks } from '../engine/engine.tsx';
import type { AudioTrack, Level, SubtitleTrack } from '../engine/player-adapter.ts';
import { subtitlesOff } from '../../ui/preferences/preferences.ts';
import { usePlayerContext } from '../player-context.ts';
import { spokenTime } from '../timeline/time.ts';

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What buttons, menus and keys do: the engine's actions, what is remembered of them, and the message that confirms them. */
export function useCommands() {
  const { t } = useTranslation('player');
  const context = usePlayerContext();
  const { language, preferences, remember, notify, subtitleDelay, shiftSubtitles } = context;
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
    /** As `seekBy`, and says so: nothing was pressed that has a name. */
    jumpBy: (seconds: number) => {
      actions.seekBy(seconds);
      notify(t(seconds < 0 ? 'back' : 'forward', { time: spokenTime(Math.abs(seconds), language) }));
    },
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
    /** A language to be read below the first one; null: none. */
    chooseSecondSubtitles: (track: SubtitleTrack | null) => {
      remember({ secondSubtitles: track?.language ?? null });
      notify(track ? t('notice.secondSubtitles', { language: track.label }) : t('notice.secondSubtitlesOff'));
    },
    toggleSubtitles: () => {
      const isShown = subtitleTracks.some(({ isChosen }) => isChosen);
      const heard = audioTracks.find(({ isChosen }) => isChosen)?.language;
      const wanted = subtitlesToShow(language, subtitleTracks, { heard, remembered: preferences.subtitles });
      if (isShown) chooseSubtitles(null);
      else if (wanted) chooseSubtitles(wanted);
    },
    shiftSubtitlesBy: (seconds: number) => {
      const delay = subtitleDelay + seconds;
      shiftSubtitles(delay);
      const time = formatNumber(Math.abs(delay), language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
      notify(delay === 0 ? t('notice.inTime') : t(delay > 0 ? 'notice.later' : 'notice.earlier', { time }));
    },
    /** Stops at a picture, so many further on. */
    stepBy: (frames: number) => {
      actions.pause();
      actions.seekBy(frames / actions.now().framesPerSecond);
    },
    /** Chooses the start, then the end of a part that is repeated; then it is over. */
    chooseRepeat: () => {
      const repeat = nextRepeat(context.repeat, actions.now().position);
      context.setRepeat(repeat);
      if (!repeat) notify(t('notice.repeatOff'));
      else if (repeat.to === null) notify(t('notice.repeatFrom', { from: clock(repeat.from) }));
      else notify(t('notice.repeat', { from: clock(repeat.from), to: clock(repeat.to) }));
    },
    copyLink: () => {
      const { position } = actions.now();
      navigator.clipboard.writeText(linkAt(location.href, position)).then(
        () => notify(t('notice.linkCopied', { time: clock(position) })),
        () => notify(t('notice.linkNotCopied')),
      );
    },
    /** Only a wide page has room. */
    toggleWide: () => {
      if (matchMedia('(min-width: 1200px)').matches) remember({ isWide: !preferences.isWide });
    },
    toggleRemote: actions.toggleRemote,
    toggleFullscreen: actions.toggleFullscreen,
    togglePictureInPicture: actions.togglePictureInPicture,
  };
}

export type Commands = ReturnType<typeof useCommands>;
