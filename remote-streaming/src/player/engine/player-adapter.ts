/** One picture quality of the film. */
export interface Level {
  id: string;
  /** Lines of the picture: 720 is called 720p. */
  height: number;
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
  togglePlay: () => void;
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  /** 0 is the start, 1 the end. */
  seekToShare: (share: number) => void;
  /** 0 to 1; `volume()` tells what the device made of it. */
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
  /** Forgets the fault, before another try. */
  clearFault: () => void;
  /** How things stand at this moment. */
  now: () => Moment;
  /** The video element's side that obeys now; another object after each restart, null before the first. */
  connection: () => object | null;
  /** What the manifest has told about so far. */
  canChoose: () => { level: boolean; audio: boolean; subtitles: boolean };
}

export interface Moment {
  /** Seconds from the start. */
  position: number;
  plays: boolean;
  rate: number;
  volume: number;
}
