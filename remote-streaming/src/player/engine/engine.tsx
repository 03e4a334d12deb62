/**
 * With `engine-video.tsx` the only file that knows which player library we use. Everything else uses these hooks, so that
 * another engine can take its place.
 */
import { useEffect } from 'react';
import {
  audioTrackFeature,
  bufferFeature,
  Container,
  controlsFeature,
  createPlayer,
  fullscreenFeature,
  pipFeature,
  playbackFeature,
  playbackRateFeature,
  qualityFeature,
  remotePlaybackFeature,
  sourceFeature,
  textTrackFeature,
  timeFeature,
  volumeFeature,
} from '@videojs/react';
import type { PreviewCue } from '../timeline/trickplay.ts';
import type { AudioTrack, Level, PlayerActions, SubtitleTrack } from './player-adapter.ts';

const { Player, usePlayer, useMedia } = createPlayer({
  displayName: 'SahraEngine',
  features: [
    playbackFeature,
    playbackRateFeature,
    volumeFeature,
    timeFeature,
    sourceFeature,
    bufferFeature,
    fullscreenFeature,
    pipFeature,
    controlsFeature,
    textTrackFeature,
    audioTrackFeature,
    qualityFeature,
    remotePlaybackFeature,
  ],
});

export { Container as EngineContainer, Player as EngineProvider };

export const usePlayback = () =>
  usePlayer((state) => ({
    isPaused: state.paused,
    isEnded: state.ended,
    hasStarted: state.started,
    isWaiting: state.waiting,
  }));

export const useTime = () => usePlayer((state) => ({ currentTime: state.currentTime, duration: state.duration }));

/** What the position means to the caller, who is drawn anew only where that changes: compare by identity. */
export const useMoment = <T,>(read: (currentTime: number) => T): T => usePlayer((state) => read(state.currentTime));

export const useDuration = () => usePlayer((state) => state.duration);

/** End of the buffered part that the position is in. */
export const useBufferedUntil = () =>
  usePlayer(({ buffered, currentTime }) => {
    const range = buffered.find(([start, end]) => start <= currentTime + 0.1 && end >= currentTime);
    return range ? range[1] : 0;
  });

export const useVolume = () =>
  usePlayer((state) => ({
    volume: state.volume,
    isMuted: state.muted || state.volume === 0,
    canChange: state.volumeAvailability === 'available',
  }));

export const useRate = () => usePlayer((state) => state.playbackRate);

export const useScreen = () =>
  usePlayer((state) => ({
    isFullscreen: state.fullscreen,
    canFullscreen: state.fullscreenAvailability === 'available',
    isPictureInPicture: state.pip,
    canPictureInPicture: state.pipAvailability === 'available',
  }));

/** Whether a television or the like is near on which the film can play. */
export const useRemote = () =>
  usePlayer((state) => ({
    isConnected: state.remotePlaybackState === 'connected',
    canConnect: state.remotePlaybackAvailability === 'available',
  }));

export const useAreControlsVisible = () => usePlayer((state) => state.controlsVisible);

/** Another one for each film that is started. */
export const useEngineMedia = () => useMedia();

/** Where the preview pictures are: their names lead from the address of their track, which is signed where the film is not free. */
export function usePreviewCues(trickplayUrl: string): PreviewCue[] {
  const base = new URL(trickplayUrl, document.baseURI);
  return usePlayer((state) => state.thumbnailCues).map(({ startTime, endTime, text }) => ({
    startTime,
    endTime,
    text: new URL(text.trim(), base).href,
  }));
}

/** Picture qualities, best first, and the one that plays now. */
export function useQuality(): { levels: Level[]; playing: Level | null } {
  const { list, active } = usePlayer((state) => ({
    list: state.videoRenditionList,
    active: state.activeVideoRendition,
  }));
  const toLevel = ({ id = '', height = 0, selected }: (typeof list)[number]): Level => ({
    id,
    name: `${height}p`,
    isChosen: selected,
  });
  const best = list.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0));
  return { levels: best.map(toLevel), playing: active && toLevel(active) };
}

export function useAudioTracks(): AudioTrack[] {
  const list = usePlayer((state) => state.audioTrackList);
  return list.map(({ id = '', label, language, enabled }) => ({ id, label, language, isChosen: enabled }));
}

export function useSubtitleTracks(): SubtitleTrack[] {
  const list = usePlayer((state) => state.textTrackList);
  return list
    .filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
    .map(({ id = '', label, language, mode }) => ({ id, label, language, isChosen: mode === 'showing' }));
}

/**
 * What the viewer may ask for. Reads the state of the moment when it is called, so it may be kept. Before the video
 * element is connected nothing happens: the engine would throw.
 */
export function usePlayerActions(): PlayerActions {
  const store = usePlayer();
  const ask = (action: () => unknown) => {
    if (store.target) action();
  };
  // A browser may refuse to play before the first click, or stop loading: then the play button simply stays.
  const play = () => ask(() => void store.play().catch(() => undefined));
  const playSilencedIfNeedBe = async () => {
    try {
      await store.play();
      return false;
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || store.state.muted) return false;
      store.toggleMuted();
      play();
      return true;
    }
  };
  return {
    play,
    playSilencedIfNeedBe,
    togglePlay: () => (store.state.paused ? play() : ask(store.pause)),
    pause: () => ask(store.pause),
    seekTo: (seconds) => ask(() => store.seek(seconds)),
    seekBy: (seconds) => ask(() => store.seek(store.state.currentTime + seconds)),
    seekToShare: (share) => ask(() => store.seek(store.state.duration * share)),
    setVolume: (volume) => ask(() => store.setVolume(volume)),
    toggleMuted: () => (store.target ? store.toggleMuted() : store.state.muted),
    setRate: (rate) => ask(() => store.setPlaybackRate(rate)),
    chooseLevel: (id) => ask(() => store.selectVideoRendition(id ?? 'auto')),
    chooseAudio: (id) => ask(() => store.selectAudioTrack(id)),
    chooseSubtitles: (id) => ask(() => store.selectSubtitlesTrack(id ?? 'off')),
    toggleFullscreen: () => ask(() => void store.toggleFullscreen().catch(() => undefined)),
    togglePictureInPicture: () => ask(() => void store.togglePictureInPicture().catch(() => undefined)),
    toggleRemote: () => ask(() => void store.toggleRemotePlayback().catch(() => undefined)),
    now: () => ({
      rate: store.state.playbackRate,
      volume: store.state.volume,
      position: store.state.currentTime,
      framesPerSecond: store.state.activeVideoRendition?.frameRate ?? 25,
    }),
    isConnected: () => Boolean(store.target),
  };
}

/** Keeps the controls on the screen as long as the caller is drawn: the engine counts down on its own, outside React. */
export function useHeldControls(): void {
  const { requestControlsLock } = usePlayer();
  useEffect(() => requestControlsLock(), [requestControlsLock]);
}

/** The text tracks of the video element itself; undefined until it is connected. */
export function useTextTracks(): TextTrackList | undefined {
  const media = useMedia();
  return media && 'textTracks' in media && media.textTracks instanceof TextTrackList ? media.textTracks : undefined;
}
