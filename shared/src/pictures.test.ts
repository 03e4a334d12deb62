import { expect, it } from 'vitest';
import { singleFileOf } from './pictures.ts';

it('What is drawn is told of as its social card', () => {
  expect(singleFileOf({ kind: 'scene', src: '/media/art/0123abcd/scene/burullus' })).toEqual({
    ...{ path: '/media/art/0123abcd/scene/burullus-1200.jpg', type: 'image/jpeg', width: 1200, height: 630 },
  });
});

it.each([
  ['post', 1200, 800],
  ['portrait', 384, 384],
] as const)(
  'An upload in the shape of a %s has no such card, and is told of as its largest file',
  (kind, width, height) => {
    expect(singleFileOf({ kind, src: '/media/uploads/2c/08' })).toEqual({
      ...{ path: `/media/uploads/2c/08-${width}.webp`, type: 'image/webp', width, height },
    });
  },
);

it('Where it may be only so high, the largest that fits is told of', () => {
  const upload = { kind: 'post', src: '/media/uploads/2c/08' } as const;
  expect([720, 480, 479, 9].map((height) => singleFileOf(upload, height).width)).toEqual([720, 720, 360, 360]);
});
