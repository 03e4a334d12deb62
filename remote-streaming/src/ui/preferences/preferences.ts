import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { defaultSubtitleStyle, parseSubtitleStyle, type SubtitleStyle } from './subtitle-style.ts';

/** What a viewer chose in the player; kept in this browser. */
export interface Preferences {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Language tag, or null as long as nothing was chosen. */
  audio: string | null;
  /** Language tag, `off`, or null as long as nothing was chosen. */
  subtitles: string | null;
  /** Language tag of what is read below the subtitles, or null for nothing. */
  secondSubtitles: string | null;
  playsNextEpisode: boolean;
  /** Cards play a clip of what they stand for while somebody looks at them. */
  playsPreviews: boolean;
  /** Skips intros and recaps without being asked. */
  skipsIntros: boolean;
  /** What plays when its page is left goes on in a corner. */
  goesAlong: boolean;
  subtitleStyle: SubtitleStyle;
  /** Loads no large pictures. */
  savesData: boolean;
  /** As wide as the page. */
  isWide: boolean;
}

export const subtitlesOff = 'off';

export const defaultPreferences: Preferences = {
  volume: 1,
  isMuted: false,
  audio: null,
  subtitles: null,
  secondSubtitles: null,
  playsNextEpisode: true,
  playsPreviews: true,
  skipsIntros: false,
  goesAlong: true,
  subtitleStyle: defaultSubtitleStyle,
  savesData: false,
  isWide: false,
};

const isTag = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 35;

/** Reads what was stored; whatever is missing or damaged gets its default. */
export function parsePreferences(stored: string | null): Preferences {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? 'null');
  } catch {
    return defaultPreferences;
  }
  if (typeof read !== 'object' || read === null) return defaultPreferences;
  const found: Partial<Record<keyof Preferences, unknown>> = read;
  const { volume, isMuted, audio, subtitles, playsNextEpisode, playsPreviews, skipsIntros, goesAlong } = found;
  const { secondSubtitles, subtitleStyle, savesData, isWide } = found;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultPreferences.volume,
    isMuted: isMuted === true,
    audio: isTag(audio) ? audio : null,
    subtitles: isTag(subtitles) ? subtitles : null,
    secondSubtitles: isTag(secondSubtitles) ? secondSubtitles : null,
    playsNextEpisode: playsNextEpisode !== false,
    playsPreviews: playsPreviews !== false,
    skipsIntros: skipsIntros === true,
    goesAlong: goesAlong !== false,
    subtitleStyle: parseSubtitleStyle(subtitleStyle),
    savesData: savesData === true,
    isWide: isWide === true,
  };
}

/** Private windows and blocked cookies make storage throw: then the defaults hold. */
export function readPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(storageKeys.player));
  } catch {
    return defaultPreferences;
  }
}

export function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(storageKeys.player, JSON.stringify(preferences));
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}
