import { createContext, useContext } from 'react';
import type { Chapter, LanguageCode, Segment } from '@sahra/shared/facade';
import type { Repeat } from './extras/repeat.ts';
import type { Preferences } from '../ui/preferences/preferences.ts';

/** How a film starts, or starts again after a fault. */
export interface FilmStart {
  /** In seconds. */
  position: number;
  /** True: plays without waiting for a click. */
  plays: boolean;
  /** Speed, 1 is the film's own. */
  rate: number;
}

/** How a film starts anew from where it is. */
export interface Restart extends Pick<FilmStart, 'plays' | 'rate'> {
  /** So many seconds further on. */
  ahead: number;
}

/** Another episode that one goes to from this one. */
export interface Neighbor {
  href: string;
  title: string;
}

/** A film that goes along in a corner. */
export interface Mini {
  /** Where its page is. */
  href: string;
  close: () => void;
}

/** What the parts of one player share besides the engine. */
export interface PlayerContextValue {
  language: LanguageCode;
  /** WebVTT of preview pictures. */
  trickplayUrl: string;
  chapters: readonly Chapter[];
  segments: readonly Segment[];
  /** How many episodes in a row played by themselves, this one too. */
  countUntouched: () => number;
  /** Null: it stands in its page. */
  mini: Mini | null;
  /** Whether it goes on in a corner where its page is left. */
  canGoAlong: boolean;
  /** Seconds by which the subtitles of this film come later; negative: earlier. */
  subtitleDelay: number;
  shiftSubtitles: (delay: number) => void;
  /** The part that plays again and again. */
  repeat: Repeat | null;
  setRepeat: (repeat: Repeat | null) => void;
  previous: Neighbor | null;
  next: Neighbor | null;
  preferences: Preferences;
  /** Keeps a choice for this film and the next ones. */
  remember: (choice: Partial<Preferences>) => void;
  /** Shows a short message over the picture and announces it to screen readers. */
  notify: (text: string) => void;
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

export function usePlayerContext(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (!value) throw new Error('This part belongs inside a Player');
  return value;
}
