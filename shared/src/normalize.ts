const REMOVED = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g;
const FOLDED: Readonly<Record<string, string>> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ک: 'ك',
  ی: 'ي',
  ς: 'σ',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
};
const fold = (letter: string) => FOLDED[letter] ?? letter;
const digit = (letter: string) => String((letter.codePointAt(0) ?? 0) & 0xf);

/**
 * The form in which text is searched: one spelling for the Arabic letters that people interchange, no vowel signs,
 * no accents, one set of digits, lower case. Used when a text is stored and when it is looked for.
 */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(REMOVED, '')
    .replace(/[آأإٱىةؤئءکیςßœæ]/g, fold)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, digit)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    // بيئة and بيءة, داوود and داود: the doubled letter is a matter of spelling.
    .replace(/([وي])\1+/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word without the Arabic article, where at least three letters follow it. */
export const withoutArticle = (word: string): string => word.replace(/^(?:وال|ال)(?=\p{L}{3})/u, '');
