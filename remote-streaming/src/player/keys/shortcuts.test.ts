import { describe, expect, it } from 'vitest';
import { findShortcut, type KeyPress } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('findShortcut', () => {
  it.each([
    [' ', { do: 'togglePlay' }],
    ['k', { do: 'togglePlay' }],
    ['K', { do: 'togglePlay' }],
    ['j', { do: 'seekBy', seconds: -10 }],
    ['l', { do: 'seekBy', seconds: 10 }],
    ['ArrowLeft', { do: 'seekBy', seconds: -5 }],
    ['ArrowRight', { do: 'seekBy', seconds: 5 }],
    ['ArrowUp', { do: 'changeVolumeBy', steps: 1 }],
    ['m', { do: 'toggleMuted' }],
    ['f', { do: 'toggleFullscreen' }],
    ['c', { do: 'toggleSubtitles' }],
    ['p', { do: 'togglePictureInPicture' }],
    ['s', { do: 'skip' }],
    ['r', { do: 'chooseRepeat' }],
    ['t', { do: 'toggleWide' }],
    ['.', { do: 'stepBy', frames: 1 }],
    ['و', { do: 'stepBy', frames: -1 }],
    ['g', { do: 'shiftSubtitlesBy', seconds: -0.25 }],
    ['h', { do: 'shiftSubtitlesBy', seconds: 0.25 }],
    ['0', { do: 'seekToShare', share: 0 }],
    ['7', { do: 'seekToShare', share: 0.7 }],
    ['Home', { do: 'seekToShare', share: 0 }],
    ['End', { do: 'seekToShare', share: 1 }],
    ['?', { do: 'showHelp' }],
    ['>', { do: 'changeRateBy', steps: 1 }],
  ])('understands %j', (key, shortcut) => {
    expect(findShortcut(press(key))).toEqual(shortcut);
  });

  it('goes by the place of a key on Arabic and Greek keyboards', () => {
    expect(findShortcut(press('ن', { code: 'KeyK' }))).toEqual({ do: 'togglePlay' });
    expect(findShortcut(press('φ', { code: 'KeyF' }))).toEqual({ do: 'toggleFullscreen' });
    expect(findShortcut(press('٥', { code: 'Digit5' }))).toEqual({ do: 'seekToShare', share: 0.5 });
    expect(findShortcut(press('؟', { code: 'Slash', shiftKey: true }))).toEqual({ do: 'showHelp' });
  });

  it('goes by the letter on a French keyboard', () => {
    expect(findShortcut(press('m', { code: 'Semicolon' }))).toEqual({ do: 'toggleMuted' });
    expect(findShortcut(press('&', { code: 'Digit1' }))).toEqual({ do: 'seekToShare', share: 0.1 });
  });

  it('opens the next episode and the one before with Shift only', () => {
    expect(findShortcut(press('N', { code: 'KeyN', shiftKey: true }))).toEqual({ do: 'nextEpisode' });
    expect(findShortcut(press('P', { code: 'KeyP', shiftKey: true }))).toEqual({ do: 'previousEpisode' });
    expect(findShortcut(press('n', { code: 'KeyN' }))).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    "leaves the browser's own keys alone: %j",
    (more) => {
      expect(findShortcut(press('f', more))).toBeUndefined();
    },
  );

  it.each(['Tab', 'Escape', 'Enter', 'x', 'F5'])('knows nothing of %s', (key) => {
    expect(findShortcut(press(key))).toBeUndefined();
  });
});
