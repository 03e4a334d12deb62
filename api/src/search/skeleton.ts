/** How Arabic letters sound, as consonants of the Latin script; long vowels are left out within a word, as short ones are in writing. */
const arabic: Readonly<Record<string, string>> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ط: 't', ث: 't', ج: 'g', چ: 'g', گ: 'g', غ: 'g', ح: 'h', ه: 'h', خ: 'x', د: 'd', ض: 'd' },
  ...{ ذ: 'z', ز: 'z', ظ: 'z', ر: 'r', س: 's', ص: 's', ش: '$', ف: 'f', ڤ: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
  ...{ ا: '', ع: '', و: 'w', ي: 'y' },
};

/** Letters that stand for one sound, the longest first; digits as people type Arabic letters with them. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/sch|sh|ch(?!r)|4/g, '$'],
  [/kh|5/g, 'x'],
  [/gh|dj/g, 'g'],
  [/th|6/g, 't'],
  [/dh/g, 'z'],
  [/ph|v/g, 'f'],
  [/ck|c(?![eiy])|[q8]/g, 'k'],
  [/[c9]/g, 's'],
  [/p/g, 'b'],
  [/j/g, 'g'],
  [/7/g, 'h'],
  [/[23]/g, ''],
];

/** The consonants; what begins with a vowel, or with one of ع ا 2 3, begins with `a`, and what ends with the vowel of ي ends with `y`. */
function finish(sounds: string, beginsOpen: boolean): string {
  const first = /^[wy]/.test(sounds) ? sounds.charAt(0) : '';
  const last = /.[yi]$/.test(sounds) ? 'y' : '';
  return (beginsOpen ? 'a' : first) + sounds.replace(/[^bdfghklmnrstxz$]/g, '') + last;
}

function arabicSkeleton(word: string): string {
  const letters = word.replace(/(?<=..)[اه]$/, '').replace(/(.)\1+/gu, '$1');
  return finish([...letters].map((letter) => arabic[letter] ?? '').join(''), /^[اع]/.test(word));
}

function latinSkeleton(word: string): string {
  let sounds = word.replace(/(?<=..)(?:ee|[ae]h?)$/, (end) => (end === 'ee' ? 'i' : '')).replace(/([a-z])\1+/g, '$1');
  for (const [letters, sound] of latin) sounds = sounds.replace(letters, sound);
  return finish(sounds, /^[aeiou23]/.test(word));
}

/**
 * The consonants of a normalized word in Latin letters, the same for an Arabic word and for how people write it in Latin
 * letters: `brls` of برلس, borolos and Burullus. Empty for other scripts and for numbers.
 */
export function skeletonOf(word: string): string {
  if (/^\p{Script=Arabic}+$/u.test(word)) return arabicSkeleton(word);
  return /[a-z]/.test(word) && /^[a-z0-9]+$/.test(word) ? latinSkeleton(word) : '';
}

/** The skeletons that a typed word may mean: 2 is ق as well, a last h is often no sound, and a last t is that of ة. */
export function typedSkeletons(word: string): string[] {
  const spellings = [word, word.replaceAll('2', 'q'), word.replace(/h$/, ''), word.replace(/[ae]t$/, '')];
  return [...new Set(spellings.map(skeletonOf))].filter((skeleton) => skeleton.length > 1);
}
