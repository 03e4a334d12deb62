import { describe, expect, it } from 'vitest';
import { findPreview, parsePreview } from './trickplay.ts';

describe('parsePreview', () => {
  it('reads the sprite and the part of it', () => {
    expect(parsePreview('/media/demo/clip-1/trickplay.webp#xywh=320,90,160,90\n')).toEqual({
      url: '/media/demo/clip-1/trickplay.webp',
      x: 320,
      y: 90,
      width: 160,
      height: 90,
    });
  });

  it.each(['', 'sprite.webp', 'sprite.webp#xywh=1,2,3', 'sprite.webp#xywh=0,0,0,90', 'a b.webp#xywh=0,0,1,1'])(
    'refuses %j',
    (text) => {
      expect(parsePreview(text)).toBeUndefined();
    },
  );
});

describe('findPreview', () => {
  const cues = [0, 1, 2].map((index) => ({
    startTime: index * 2,
    endTime: index * 2 + 2,
    text: `s.webp#xywh=${index},0,1,1`,
  }));

  it.each([
    [0, 0],
    [1.99, 0],
    [2, 1],
    [5, 2],
    [99, 2],
  ])('at %d s shows picture %d', (time, x) => {
    expect(findPreview(cues, time)?.x).toBe(x);
  });

  it('shows nothing without a track', () => {
    expect(findPreview([], 3)).toBeUndefined();
  });
});
