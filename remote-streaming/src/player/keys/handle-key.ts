import { isMoving, isPressing, isTaken } from '@sahra/shared/parts/page-keys';
import type { Commands } from '../controls/use-commands.ts';
import { findShortcut, type Shortcut } from './shortcuts.ts';

export interface KeyCommands {
  showHelp: () => void;
  /** Skips the intro, recap or credits that play. */
  skip: () => void;
  /** Null where the page has no room. */
  toggleWide: (() => void) | null;
  openNext: (() => void) | null;
  openPrevious: (() => void) | null;
}

function run(
  shortcut: Shortcut,
  commands: Commands,
  { showHelp, skip, toggleWide, openNext, openPrevious }: KeyCommands,
): void {
  switch (shortcut.do) {
    case 'seekBy':
    case 'shiftSubtitlesBy':
      return commands[shortcut.do](shortcut.seconds);
    case 'seekToShare':
      return commands.seekToShare(shortcut.share);
    case 'changeVolumeBy':
      return commands.changeVolumeBy(shortcut.steps);
    case 'changeRateBy':
      return commands.changeRateBy(shortcut.steps);
    case 'showHelp':
      return showHelp();
    case 'stepBy':
      return commands.stepBy(shortcut.frames);
    case 'toggleWide':
      return toggleWide?.();
    case 'skip':
      return skip();
    case 'nextEpisode':
      return openNext?.();
    case 'previousEpisode':
      return openPrevious?.();
    default:
      return commands[shortcut.do]();
  }
}

/**
 * What a key anywhere in the page asks the player to do. Outside the player the page keeps what scrolls it and what
 * moves in or presses the thing that has the focus; fields and dialogs keep everything.
 */
export function shortcutOf(event: KeyboardEvent, player: Element | null): Shortcut | undefined {
  if (isTaken(event) || isPressing(event)) return undefined;
  const isInside = event.target instanceof Node && player?.contains(event.target);
  return !isInside && isMoving(event) ? undefined : findShortcut(event);
}

export function handleKey(event: KeyboardEvent, player: Element | null, commands: Commands, others: KeyCommands): void {
  const shortcut = shortcutOf(event, player);
  if (!shortcut) return;
  event.preventDefault();
  run(shortcut, commands, others);
}
