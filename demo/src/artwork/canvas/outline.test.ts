import { describe, expect, it } from 'vitest';
import { faces } from './fonts.ts';
import { outlinePath, outlineText } from './outline.ts';

const width = (text: string, face = faces[0] ?? 'lalezar') => {
  const { box } = outlineText(text, face);
  return box.maxX - box.minX;
};

describe('outlines', () => {
  it.each(faces)('Letters of one word are joined in %s', (face) => {
    // Initial and medial forms have no tail: the joined row is narrower than the same letters one by one.
    expect(width('سسسس', face)).toBeLessThan(width('س', face) * 4 * 0.95);
    const forcedApart = outlineText('س\u200cه\u200cر\u200cة', face);
    expect(outlinePath(outlineText('سهرة', face), 0, 0, 100)).not.toBe(outlinePath(forcedApart, 0, 0, 100));
  });

  it('A joined letter is another drawing than the same letter alone', () => {
    const alone = outlineText('ب', 'lalezar').commands.length + outlineText('ي', 'lalezar').commands.length;
    expect(outlineText('بي', 'lalezar').commands.length).not.toBe(alone);
  });

  it('Arabic digits keep their order', () => {
    const [one, nine] = [outlineText('١', 'lalezar'), outlineText('٩', 'lalezar')];
    const year = outlinePath(outlineText('صيف ١٩', 'lalezar'), 0, 0, 100);
    expect(year.startsWith(outlinePath(one, 0, 0, 100))).toBe(true);
    expect(year.startsWith(outlinePath(nine, 0, 0, 100))).toBe(false);
  });

  it('A word stands to the right of the number that follows it', () => {
    const latin = outlinePath(outlineText('شقة 17', 'lalezar'), 0, 0, 100);
    expect(latin.startsWith(outlinePath(outlineText('1', 'lalezar'), 0, 0, 100))).toBe(true);
  });

  it('An empty text has no outline', () => {
    expect(outlineText('', 'text').commands).toEqual([]);
  });
});
