import { describe, expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

describe('parsePreferences', () => {
  it('reads what was written', () => {
    const chosen = {
      ...{ volume: 0.4, isMuted: true, audio: 'en', subtitles: 'off', playsNextEpisode: false, skipsIntros: true },
      ...{ savesData: true, isWide: true, playsPreviews: false, goesAlong: false, secondSubtitles: 'ar' },
      subtitleStyle: { ...defaultPreferences.subtitleStyle, size: '150' },
    };
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([null, '', '{', '7', '[]', '"x"', 'null'])('falls back to the defaults for %j', (stored) => {
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });

  it.each([
    { volume: 7 },
    { volume: '1' },
    { audio: 3 },
    { subtitles: '' },
    { secondSubtitles: 7 },
    { isMuted: 'yes' },
  ])('replaces the damaged part of %j', (stored) => {
    expect(parsePreferences(JSON.stringify(stored))).toEqual(defaultPreferences);
  });
});
