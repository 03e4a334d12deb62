import { describe, expect, it } from 'vitest';
import { marksIn, storedText } from './passages.ts';
import { pickPassage } from './pick-passage.ts';

const words = (...list: string[]) => new Map(list.map((word, at) => [word, at]));
const pick = (paragraphs: readonly string[], ...sought: string[]) => {
  const picked = pickPassage(storedText(paragraphs), words(...sought));
  return picked && { ...picked, marks: picked.marks.map(({ from, to }) => picked.text.slice(from, to)) };
};
const filler = (count: number) => Array.from({ length: count }, (_, index) => `filler${index}`).join(' ');

describe('a passage', () => {
  it('is the whole of a short paragraph, with what stands around it', () => {
    expect(pick(['Other.', '«A lamp, at last!»'], 'lamp')).toEqual({
      ...{ text: '«A lamp, at last!»', marks: ['lamp'], found: 1 },
    });
  });

  it('is cut between words, and says where', () => {
    const picked = pick([`${filler(60)} lamp ${filler(60)}`], 'lamp');
    expect(picked?.text).toMatch(/^… filler52 .* lamp .* filler\d+ …$/);
    expect(picked?.text.length).toBeLessThan(300);
  });

  it('is where most of the words stand near each other', () => {
    const paragraphs = ['A lamp alone.', `Night here. ${filler(80)} and a lamp in the night.`, 'Night again.'];
    expect(pick(paragraphs, 'lamp', 'night')).toMatchObject({ marks: ['lamp', 'night'], found: 2 });
  });

  it('is none where nothing was sought or found', () => {
    expect([pick(['A lamp.'], 'night'), pick([], 'lamp'), pick(['A lamp.'])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('marks words in whichever form they are found: with the article, with "and", with marks', () => {
    expect(pick(['وَالْلَيْلُ طَوِيل، وقمر'], 'ليل', 'قمر')?.marks).toEqual(['وَالْلَيْلُ', 'وقمر']);
    expect(pick(['عبد الرحمن هنا'], 'عبدالرحمن')?.marks).toEqual(['الرحمن']);
  });

  it('leaves nothing open that changes direction', () => {
    const picked = pick([`\u202e\u2067abc\u2066 ${filler(80)} lamp \u202b${filler(80)}\u2069`], 'lamp');
    expect(picked?.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('is no longer than a page can show, whatever a text is made of', () => {
    const endless = 'x'.repeat(50_000);
    for (const text of [endless, `${endless} lamp`, `lamp ${'='.repeat(50_000)} lamp`, `${'🏳️‍🌈'.repeat(9_000)} lamp`]) {
      const picked = pick([text], 'lamp', endless);
      expect(picked?.text.length).toBeLessThan(600);
      expect(() => encodeURIComponent(picked?.text ?? '')).not.toThrow();
      expect(picked?.marks.length).toBeGreaterThan(0);
    }
    expect(pick(['lamp '.repeat(50_000)], 'lamp')?.marks.length).toBeGreaterThan(10);
  });
});

it('Marks of a title are where it has the words', () => {
  const title = 'The Lamp of Bab Zuweila';
  expect(marksIn(title, words('lamp', 'zuweila')).map(({ from, to }) => title.slice(from, to))).toEqual([
    'Lamp',
    'Zuweila',
  ]);
});
