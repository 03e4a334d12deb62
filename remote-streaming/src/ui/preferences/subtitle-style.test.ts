import { expect, it } from 'vitest';
import { defaultSubtitleStyle, parseSubtitleStyle } from './subtitle-style.ts';

it('What was chosen is read again', () => {
  const chosen = { size: '150', font: 'serif', color: 'yellow', background: 'none', edge: 'outline', position: 'top' };
  expect(parseSubtitleStyle(chosen)).toEqual(chosen);
});

it.each([undefined, null, 7, 'large', [], { size: 900 }, { size: '900', color: 'javascript:' }, { more: 1 }])(
  'Of %j the defaults are left',
  (stored) => {
    expect(parseSubtitleStyle(stored)).toEqual(defaultSubtitleStyle);
  },
);

it('A damaged part does not take the rest along', () => {
  expect(parseSubtitleStyle({ size: '125', color: 'no' })).toEqual({ ...defaultSubtitleStyle, size: '125' });
});
