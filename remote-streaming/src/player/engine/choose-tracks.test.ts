import { describe, expect, it } from 'vitest';
import { chooseTracks, subtitlesToShow } from './choose-tracks.ts';

const both = { audio: ['ar', 'en'], subtitles: ['ar', 'en'] };
const arabicOnly = { audio: ['ar'], subtitles: ['ar', 'en'] };
const nothing = { audio: null, subtitles: null };

describe('chooseTracks', () => {
  it.each([
    ['ar', both, nothing, { audio: 'ar', subtitles: null }],
    ['en', both, nothing, { audio: 'en', subtitles: null }],
    ['de', both, nothing, { audio: 'en', subtitles: null }],
    ['en', arabicOnly, nothing, { audio: null, subtitles: 'en' }],
    ['gr', arabicOnly, nothing, { audio: null, subtitles: 'en' }],
    ['ar', arabicOnly, nothing, { audio: 'ar', subtitles: null }],
    ['ar', both, { audio: 'en', subtitles: null }, { audio: 'en', subtitles: 'ar' }],
    ['ar', both, { audio: null, subtitles: 'en' }, { audio: 'ar', subtitles: 'en' }],
    ['en', arabicOnly, { audio: 'en', subtitles: 'off' }, { audio: null, subtitles: null }],
    ['gr', { audio: ['el', 'ar'], subtitles: ['el'] }, nothing, { audio: 'el', subtitles: null }],
    [
      'fr',
      { audio: ['ar'], subtitles: ['fr', 'en'] },
      { audio: null, subtitles: 'de' },
      { audio: null, subtitles: 'fr' },
    ],
    ['ar', { audio: [], subtitles: [] }, nothing, nothing],
  ] as const)('on a page in %s with %j after %j gives %j', (language, offered, chosen, choice) => {
    expect(chooseTracks(language, offered, chosen)).toEqual(choice);
  });
});

describe('subtitlesToShow', () => {
  it.each([
    ['ar', ['ar', 'en'], 'ar', null, 'ar'],
    ['ar', ['en', 'ar'], 'en', null, 'ar'],
    ['ar', ['en', 'ar'], 'ar', 'en', 'en'],
    ['ar', ['en', 'ar'], 'ar', 'off', 'ar'],
    ['gr', ['ar', 'en', 'el'], 'ar', null, 'el'],
    ['de', ['ar', 'en'], 'ar', null, 'en'],
    ['de', ['ar'], 'ar', null, 'ar'],
    ['de', [], 'ar', null, undefined],
  ] as const)('on a page in %s, of %j, heard in %s, after %s, shows %s', (language, tags, heard, remembered, shown) => {
    const offered = tags.map((tag) => ({ language: tag }));
    expect(subtitlesToShow(language, offered, { heard, remembered })?.language).toBe(shown);
  });
});
