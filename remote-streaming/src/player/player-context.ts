import { createContext, useContext } from 'react';
import type { LanguageCode } from '@sahra/shared/facade';
import type { Preferences } from './engine/preferences.ts';

/** How a film starts, or starts again after a fault. */
export interface FilmStart {
  /** In seconds. */
  position: number;
  /** True: plays without waiting for a click. */
  plays: boolean;
}

/** What the parts of one player share besides the engine. */
export interface PlayerContextValue {
  language: LanguageCode;
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
