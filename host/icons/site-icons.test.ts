import { schemes } from '@sahra/shared/theme/choices';
import { expect, it } from 'vitest';
import { iconsOf } from './site-icons.ts';

/** Width and height that a PNG says of itself. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(schemes)('The mark is drawn in every size in the colors of %s', (scheme) => {
  const icons = iconsOf(scheme);
  for (const [name, picture] of icons) {
    const size = Number(/-(\d+)\.png$/.exec(name)?.[1]);
    if (size) expect([name, ...sizeOf(picture)]).toEqual([name, size, size]);
  }
  expect(icons.size).toBe(5);
});

it('An icon file says where each of its pictures is', () => {
  const ico = iconsOf('dark').get('dark.ico') ?? Buffer.alloc(0);
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return [ico.readUInt8(at), ...sizeOf(ico.subarray(offset, offset + length))];
  });
  expect(pictures).toEqual([
    [16, 16, 16],
    [32, 32, 32],
    [48, 48, 48],
  ]);
});
