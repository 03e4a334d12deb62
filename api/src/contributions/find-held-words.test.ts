import { describe, expect, it } from 'vitest';
import { findHeldWords } from './find-held-words.ts';

describe('words that a moderator sees first', () => {
  it.each([
    ['as it is in the list', 'كازينو', 'كازينو'],
    ['with an article and a preposition', 'العب في الكازينو وبالكازينوهات', 'كازينو'],
    ['with vowel signs', 'كَازِينُو', 'كازينو'],
    ['stretched by a tatweel', 'كـــازيـنـو', 'كازينو'],
    ['stretched by its letters', 'كاااازيييينوووو', 'كازينو'],
    ['with letters of Persian', 'گازينو', 'كازينو'],
    ['with an alef of another kind', 'أبن الكلب', 'ابن الكلب'],
    ['with teh marbuta as heh', 'شرموطه', 'شرموطة'],
    ['with joiners that nobody sees', 'كا\u200dزي\u200cنو', 'كازينو'],
    ['with spaces of no width', 'كا\u200bزي\u2060نو', 'كازينو'],
    ['turned round by marks', '\u202eكازينو\u202c', 'كازينو'],
    ['letter by letter', 'ك ا ز ي ن و', 'كازينو'],
    ['with dots between', 'ك.ا.ز.ي.ن.و', 'كازينو'],
    ['with digits of Arabic beside it', 'كازينو٧٧٧', 'كازينو'],
    ['of two words', 'قُروضٌ سَريعة', 'قروض سريعة'],
    ['in capitals', 'CASINO', 'casino'],
    ['with digits for letters', 'c4s1n0', 'casino'],
    ['with signs for letters', 'c@sino', 'casino'],
    ['stretched', 'caaasinoooo', 'casino'],
    ['with Cyrillic letters', 'саsіnо', 'casino'],
    ['in wide letters', 'ｃａｓｉｎｏ', 'casino'],
    ['in letters of mathematics', '𝓬𝓪𝓼𝓲𝓷𝓸', 'casino'],
    ['with accents', 'çásínó', 'casino'],
    ['with marks piled on it', 'c\u0335a\u0336s\u0337i\u0338n\u0334o\u0335', 'casino'],
    ['with a soft hyphen', 'cas\u00adino', 'casino'],
    ['in an address', 'see https://casino777.example/win', 'casino'],
    ['in the plural', 'casinos', 'casino'],
    ['in German', 'Du HURENSOHN', 'hurensohn'],
    ['in French, with accents or without', 'encule', 'enculé'],
    ['in Greek, without accents', 'μαλακας', 'μαλάκας'],
  ])('%s: %s', (_, text, word) => {
    expect(findHeldWords(`مساء الخير ${text} hello`)).toContain(word);
  });

  it.each([
    'فيلم عن كلب وفيّ اسمه نمر، بكيت في آخره',
    'زبون المحل كان لطيفًا، والتغليف ممتاز',
    'دخول الممثلة في المشهد الأول لا يُنسى',
    'ابن عمي وابن خالي شاهداه معي',
    'As always a class act, and the bass is great',
    'Scunthorpe, Essex and Sussex are shown in the credits',
    'Le tram arrive en retard, comme toujours',
    'Ich fand die Musik schön und das Ende traurig',
    'Πολύ ωραία ταινία, με συγκίνησε',
    'I 💚 it 😂😂😂 !!!! 10/10',
    '',
  ])('is not in %j', (text) => {
    expect(findHeldWords(text)).toEqual([]);
  });

  it('The longest text is looked through to its end, whatever it is made of', () => {
    for (const text of ['a'.repeat(5_000), 'a '.repeat(2_500), 'كـ'.repeat(2_500), 'fuc'.repeat(1_600)])
      expect(findHeldWords(text)).toEqual([]);
  });
});
