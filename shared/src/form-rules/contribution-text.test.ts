import { describe, expect, it } from 'vitest';
import { tidyContribution } from './contribution-text.ts';

describe('a text for other people', () => {
  it.each([
    ['Overrides and embeddings of direction go', 'a\u202egnihton\u202c b\u202b', 'agnihton b'],
    ['Isolates go, closed or not', '\u2066a\u2069 \u2067b \u2068c', 'a b c'],
    ['Spaces of no width, joiners of words and soft hyphens go', 'a\u200bb\u2060c\u00add\ufeffe', 'abcde'],
    ['Letters of which nothing is seen go', 'a\u3164b\u115fc\u{e0041}d', 'abcd'],
    ['Joiners of Persian and marks of direction stay', 'می\u200cخواهم\u200f!', 'می\u200cخواهم\u200f!'],
    ['Emoji of several stay', '👩\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 👍🏽', '👩\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 👍🏽'],
    [
      'The flag of Wales stays',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    ],
    ['Vowel signs stay', 'بِسْمِ ٱللَّهِ', 'بِسْمِ ٱللَّهِ'.normalize('NFC')],
    ['Marks are piled no higher than eight', `e${'\u0301\u0302\u0303'.repeat(500)}x`, null],
    ['Lines are one kind, and no more than one of them is empty', ' a  \r\n\r\n\r\n\r\nb\rc ', 'a\n\nb\nc'],
    ['Letters have one spelling', 'Cafe\u0301', 'Café'],
  ])('%s', (_, typed, kept) => {
    const text = tidyContribution(typed);
    if (kept === null) expect([...text].length).toBeLessThan(12);
    else expect(text).toBe(kept);
    expect(tidyContribution(text), 'once more changes nothing').toBe(text);
  });
});
