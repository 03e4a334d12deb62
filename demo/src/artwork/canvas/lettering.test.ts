import { describe, expect, it } from 'vitest';
import { faces } from './fonts.ts';
import { drawTitle, measureLine } from './lettering.ts';

const area = { x: 46, y: 52, width: 508, height: 266 };
const titles = [
  ['سراج', 'باب زويلة'],
  ['ظل'],
  ['من سرق', 'عود الحاج', 'متولي؟'],
  ['التوكتوك', 'الذي أراد', 'أن يصير قطارا'],
  ['المحطة ١٥'],
  ['رشيد', 'صيف ١٧٩٩'],
  ['<script>&"', 'نص'],
];
const settings = ['block', 'even', 'steps'] as const;

describe('lettering', () => {
  it.each(faces.flatMap((face) => settings.map((setting) => [face, setting] as const)))(
    'No title leaves its area (%s, %s)',
    (face, setting) => {
      for (const title of titles) {
        const block = drawTitle(title, area, { face, setting, color: '#000000' });
        expect(block.area.x).toBeGreaterThanOrEqual(area.x - 0.01);
        expect(block.area.y).toBeGreaterThanOrEqual(area.y - 0.01);
        expect(block.area.x + block.area.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
        expect(block.area.y + block.area.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
      }
    },
  );

  it('A title fills its area in one direction', () => {
    const { area: used } = drawTitle(['سراج', 'باب زويلة'], area, {
      face: 'lalezar',
      setting: 'block',
      color: '#000000',
    });
    expect(Math.max(used.width / area.width, used.height / area.height)).toBeGreaterThan(0.99);
  });

  it('A title in a flat area is set on fewer lines', () => {
    const flat = drawTitle(
      ['من سرق', 'عود الحاج', 'متولي؟'],
      { ...area, height: 90 },
      { face: 'lalezar', setting: 'even', color: '#000000' },
    );
    expect(flat.area.width).toBeGreaterThan(area.width * 0.6);
  });

  it('Nothing to write draws nothing', () => {
    expect(drawTitle([], area, { face: 'lalezar', color: '#000000' }).svg).toBe('');
  });

  it('Wider letters measure wider', () => {
    expect(measureLine('SAHRA', 20, 'text', 0.2)).toBeGreaterThan(measureLine('SAHRA', 20));
  });
});
