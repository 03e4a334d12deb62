/** Characters of the longest slug that is made of a title. */
const MAX_LENGTH = 100;

/**
 * The end of an address in the words of a title, in its script: small letters and digits, with hyphens between the words. Empty where
 * the title has neither.
 */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    // Vowel signs and stretched letters of Arabic, and apostrophes, are no ends of words.
    .replace(/[\u064b-\u065f\u0670\u0640'’]/g, '')
    .split(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/u)
    // A mark without its letter begins no word.
    .map((word) => word.replace(/^\p{M}+/u, ''))
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MAX_LENGTH);
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}
