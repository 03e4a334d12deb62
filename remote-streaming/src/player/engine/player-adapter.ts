/** One picture quality of the film. */
export interface Level {
  id: string;
  /** Lines of the picture, as in 720p. */
  name: string;
  /** False as well where the player adapts to the line. */
  isChosen: boolean;
}

/** A language that can be heard. */
export interface AudioTrack {
  id: string;
  /** The language's own name, from the manifest. */
  label: string;
  /** Language tag. */
  language: string;
  isChosen: boolean;
}

/** A language that can be read. */
export type SubtitleTrack = AudioTrack;

/** What can be asked of a player engine. */
export interface PlayerActions {
  play: () => void;
  /** Plays without a click; true where the browser does so only without sound. */
  playSilencedIfNeedBe: () => Promise<boolean>;
  togglePlay: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  /** 0 is the start, 1 the end. */
  seekToShare: (share: number) => void;
  /** 0 to 1; `now()` tells what the device made of it. */
  setVolume: (volume: number) => void;
  /** True: it is silent now. */
  toggleMuted: () => boolean;
  setRate: (rate: number) => void;
  /** null lets the player adapt to the line. */
  chooseLevel: (id: string | null) => void;
  chooseAudio: (id: string) => void;
  /** null shows none. */
  chooseSubtitles: (id: string | null) => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
  /** Asks on which television to play, or comes back from it. */
  toggleRemote: () => void;
  /** How things stand at this moment; the volume is 0 to 1, the position in seconds, the frames as the manifest says, or 25. */
  now: () => { rate: number; volume: number; position: number; framesPerSecond: number };
  /** False until the video element obeys. */
  isConnected: () => boolean;
}
