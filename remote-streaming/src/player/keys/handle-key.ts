import type { KeyboardEvent } from 'react';
import { findShortcut, type Shortcut } from './shortcuts.ts';
import type { Commands } from '../controls/use-commands.ts';

interface Others {
  showHelp: () => void;
  openNext: (() => void) | null;
}

function run(shortcut: Shortcut, commands: Commands, { showHelp, openNext }: Others): void {
  switch (shortcut.do) {
    case 'seekBy':
      return commands.seekBy(shortcut.seconds);
    case 'seekToShare':
      return commands.seekToShare(shortcut.share);
    case 'changeVolumeBy':
      return commands.changeVolumeBy(shortcut.steps);
    case 'changeRateBy':
      return commands.changeRateBy(shortcut.steps);
    case 'showHelp':
      return showHelp();
    case 'nextEpisode':
      return openNext?.();
    default:
      return commands[shortcut.do]();
  }
}

/** Space presses the button or opens the link that has the focus. */
const isPressable = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input[type=checkbox]') !== null;

/** Handles keys while the focus is in the player, and only then: the page keeps its own. */
export function handleKey(event: KeyboardEvent, commands: Commands, others: Others): void {
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('dialog'))) return;
  if (event.key === ' ' && isPressable(event.target)) return;
  const shortcut = findShortcut(event);
  if (!shortcut) return;
  event.preventDefault();
  run(shortcut, commands, others);
}
