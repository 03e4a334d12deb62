import { describe, expect, it } from 'vitest';
import { normalize, withoutArticle } from './normalize.ts';

describe('the searched form of a text', () => {
  it.each([
    ['alif with and without hamza', 'أحمد إبراهيم آمال', 'احمد ابراهيم امال'],
    ['final ya and alif maqsura', 'موسيقى', 'موسيقي'],
    ['ta marbuta and ha', 'القاهرة', 'القاهره'],
    ['hamza on its seats', 'بيئة', 'بيءة'],
    ['one letter or two', 'داوود', 'داود'],
    ['vowel signs', 'سَهْرَة', 'سهرة'],
    ['stretched letters', 'سـهـرة', 'سهرة'],
    ['Persian letters', 'کتاب یوم', 'كتاب يوم'],
    ['digits', '١٩١٩ ۱۹۱۹', '1919 1919'],
    ['Greek accents and final sigma', 'Καΐρου', 'ΚΑΙΡΟΥ'],
    ['Greek capitals', 'ΔΡΟΜΟΣ', 'δρόμος'],
    ['French accents', 'Réverbères', 'reverberes'],
    ['French ligatures', 'cœur', 'coeur'],
    ['German letters', 'Straße', 'STRASSE'],
    ['umlauts', 'Für', 'fur'],
    ['punctuation', 'Who — are you?', 'who are you'],
    ['marks of direction', '\u200fسهرة\u200e', 'سهرة'],
  ])('is the same: %s', (_, one, other) => {
    expect(normalize(one)).toBe(normalize(other));
  });

  it('holds nothing but letters, digits and single spaces', () => {
    expect(normalize("  a'b & c:* | !d (e) \\ % _ f  ")).toBe('a b c d e f');
  });

  it('of the searched form is the searched form', () => {
    for (const text of ['أحمد الشوّاف', 'Ὀδυσσεύς', 'Œuvre ß', 'يييي'])
      expect(normalize(normalize(text))).toBe(normalize(text));
  });

  it.each([
    ['القاهره', 'قاهره'],
    ['والبحر', 'بحر'],
    ['الي', 'الي'],
    ['الم', 'الم'],
    ['cairo', 'cairo'],
  ])('%s without its article is %s', (word, bare) => {
    expect(withoutArticle(word)).toBe(bare);
  });
});
