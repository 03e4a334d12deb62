/** The keys of an American keyboard, and what an Arabic one has there. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

const toArabic = new Map([...LATIN].map((key, at) => [key, [...ARABIC][at] ?? '']));
const toLatin = new Map([...toArabic].map(([latin, arabic]) => [arabic, latin]));

/** What may have been meant, if the keyboard was in Arabic where it should have been in English, or the other way round. */
export function inOtherLayout(typed: string): string[] {
  const text = typed.toLowerCase();
  const swap = (keys: ReadonlyMap<string, string>) => [...text].map((letter) => keys.get(letter) ?? letter).join('');
  if (!/\p{Script=Arabic}/u.test(text)) return [swap(toArabic).replaceAll('b', 'لا')];
  // One key of the Arabic keyboard is two letters, which two keys are as well.
  const latin = swap(toLatin);
  return [...new Set([latin.replaceAll('gh', 'b'), latin])];
}
