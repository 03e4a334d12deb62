import { DELAY_STEP } from '../subtitles/shift-cues.ts';

/** What a key asks the player to do. */
export type Shortcut =
  | {
      do:
        | 'togglePlay'
        | 'toggleMuted'
        | 'toggleFullscreen'
        | 'toggleSubtitles'
        | 'togglePictureInPicture'
        | 'showHelp'
        | 'skip'
        | 'chooseRepeat'
        | 'toggleWide'
        | 'nextEpisode'
        | 'previousEpisode';
    }
  | { do: 'seekBy' | 'shiftSubtitlesBy'; seconds: number }
  | { do: 'seekToShare'; share: number }
  | { do: 'stepBy'; frames: number }
  | { do: 'changeVolumeBy' | 'changeRateBy'; steps: number };

export type ShortcutName = Shortcut['do'];

/** One row of the help list: what is pressed, and the key of its explanation in the messages. */
export const shortcutHelp = [
  { keys: ['Space', 'K'], message: 'togglePlay' },
  { keys: ['←', '→'], message: 'seekShort' },
  { keys: ['J', 'L'], message: 'seekLong' },
  { keys: ['0', '9'], isRange: true, message: 'seekToShare' },
  { keys: ['↑', '↓'], message: 'changeVolume' },
  { keys: ['M'], message: 'toggleMuted' },
  { keys: ['C'], message: 'toggleSubtitles' },
  { keys: ['G', 'H'], message: 'shiftSubtitles' },
  { keys: [',', '.'], message: 'stepBy' },
  { keys: ['R'], message: 'chooseRepeat' },
  { keys: ['<', '>'], message: 'changeRate' },
  { keys: ['F'], message: 'toggleFullscreen' },
  { keys: ['T'], message: 'toggleWide' },
  { keys: ['P'], message: 'togglePictureInPicture' },
  { keys: ['S'], message: 'skip' },
  { keys: ['Shift+N'], message: 'nextEpisode' },
  { keys: ['Shift+P'], message: 'previousEpisode' },
  { keys: ['?'], message: 'showHelp' },
] as const;

const named: Readonly<Record<string, Shortcut>> = {
  ' ': { do: 'togglePlay' },
  ArrowLeft: { do: 'seekBy', seconds: -5 },
  ArrowRight: { do: 'seekBy', seconds: 5 },
  ArrowUp: { do: 'changeVolumeBy', steps: 1 },
  ArrowDown: { do: 'changeVolumeBy', steps: -1 },
  Home: { do: 'seekToShare', share: 0 },
  End: { do: 'seekToShare', share: 1 },
  '?': { do: 'showHelp' },
  '؟': { do: 'showHelp' },
  ',': { do: 'stepBy', frames: -1 },
  '.': { do: 'stepBy', frames: 1 },
  // The same two keys of an Arabic keyboard.
  و: { do: 'stepBy', frames: -1 },
  ز: { do: 'stepBy', frames: 1 },
  '<': { do: 'changeRateBy', steps: -1 },
  '>': { do: 'changeRateBy', steps: 1 },
};

const letters: Readonly<Record<string, Shortcut>> = {
  k: { do: 'togglePlay' },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  m: { do: 'toggleMuted' },
  f: { do: 'toggleFullscreen' },
  c: { do: 'toggleSubtitles' },
  g: { do: 'shiftSubtitlesBy', seconds: -DELAY_STEP },
  h: { do: 'shiftSubtitlesBy', seconds: DELAY_STEP },
  p: { do: 'togglePictureInPicture' },
  s: { do: 'skip' },
  r: { do: 'chooseRepeat' },
  t: { do: 'toggleWide' },
};

const shifted: Readonly<Record<string, Shortcut>> = {
  n: { do: 'nextEpisode' },
  p: { do: 'previousEpisode' },
};

export interface KeyPress {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The Latin letter of a key. An Arabic or Greek keyboard writes other letters, so there the place of the key counts. */
function letterOf({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : undefined;
}

/** The digit of a key, also where it is written with other digits or (French keyboards) only with Shift. */
function digitOf({ key, code, shiftKey }: KeyPress): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  return !shiftKey && /^(Digit|Numpad)[0-9]$/.test(code) ? Number(code.at(-1)) : undefined;
}

/** What a key press means to the player; undefined where it means nothing to it. */
export function findShortcut(press: KeyPress): Shortcut | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const byName = named[press.key];
  if (byName) return byName;
  const letter = letterOf(press);
  if (letter) {
    return press.shiftKey ? shifted[letter] : letters[letter];
  }
  const digit = digitOf(press);
  return digit === undefined ? undefined : { do: 'seekToShare', share: digit / 10 };
}
