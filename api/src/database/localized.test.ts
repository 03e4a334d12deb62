import { describe, expect, it } from 'vitest';
import { pickText } from './localized.ts';

const all = { ar: 'بيت', en: 'house', de: 'Haus', fr: 'maison', gr: 'σπίτι' };

describe('localized texts', () => {
  it.each([
    ['the language asked for', all, 'gr', 'σπίτι', 'gr'],
    ['English where it is not translated', { ar: 'بيت', en: 'house' }, 'de', 'house', 'en'],
    ['English where the translation is empty', { ...all, fr: '' }, 'fr', 'house', 'en'],
    ['Arabic where there is no English', { ar: 'بيت', en: '' }, 'fr', 'بيت', 'ar'],
    ['Arabic', all, 'ar', 'بيت', 'ar'],
  ] as const)('Visitor reads %s', (_, localized, asked, text, language) => {
    expect(pickText(localized, asked)).toEqual({ text, language });
  });
});
