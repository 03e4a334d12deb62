import { expect, it } from 'vitest';
import { isFound } from './find-questions.ts';

it.each([
  ['كيف أشغّل الترجمة؟', 'ترجمه', true],
  ['كيف أشغّل الترجمة؟', 'الترجمة', true],
  ['كيف أشغّل الترجمة؟', 'اشغل', true],
  ['How do I switch on subtitles?', 'SUBTI', true],
  ['How do I switch on subtitles?', 'subtitles switch', true],
  ['Πώς ανοίγω υπότιτλους;', 'υποτιτλους', true],
  ['How do I switch on subtitles?', 'price', false],
  ['How do I switch on subtitles?', 'titles', false],
  ['Anything', ' ؟! ', true],
])('In "%s" the query "%s" is found: %s', (text, query, found) => {
  expect(isFound(text, query)).toBe(found);
});
