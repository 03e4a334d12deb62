import { expect, it } from 'vitest';
import { uploadFieldsSchema } from '../schemas/media.ts';
import { areaOf, cropField, movedBy, positionOf, wholeCrop, zoomedTo, type Crop } from './crop-geometry.ts';

const TALL = 0.25;
const WIDE = 4;

it.each([
  ['a tall picture', TALL, { left: 0, top: 0.375, width: 1, height: 0.25 }],
  ['a wide one', WIDE, { left: 0.375, top: 0, width: 0.25, height: 1 }],
  ['one of its own shape', 1, { left: 0, top: 0, width: 1, height: 1 }],
])('At first a frame shows the middle of %s, as much as fits', (_, ratio, area) => {
  expect(areaOf(wholeCrop, ratio)).toEqual(area);
});

it('Moved far to the right and down, the left and upper edge of the picture are seen, and nothing beyond them', () => {
  const crop = movedBy(zoomedTo(wholeCrop, WIDE, 2), WIDE, 99, 99);
  expect(areaOf(crop, WIDE)).toEqual({ left: 0, top: 0, width: 0.125, height: 0.5 });
  expect(positionOf(crop, WIDE)).toEqual({ x: 0, y: 0 });
});

it('A frame’s width that the picture is moved by is as wide as what is seen of it', () => {
  expect(areaOf(movedBy(wholeCrop, WIDE, -1, 0), WIDE).left).toBeCloseTo(0.625);
});

it('Zoom ends at the whole picture and at four times, and leaves no edge open', () => {
  const corner = movedBy(zoomedTo(wholeCrop, TALL, 99), TALL, -99, -99);
  expect(corner.zoom).toBe(4);
  expect(areaOf(zoomedTo(corner, TALL, 0), TALL)).toEqual({ left: 0, top: 0.75, width: 1, height: 0.25 });
});

it('Where there is no room to move in, a part lies in the middle', () => {
  expect(positionOf(wholeCrop, TALL)).toEqual({ x: 0.5, y: 0.5 });
});

const thirds: Crop[] = [1 / 3, 2 / 3, 1].flatMap((x) => [1, 1.1, 3].map((zoom) => ({ zoom, x, y: 1 - x })));
it.each(thirds)('The api takes what becomes of %o', (crop) => {
  const field = cropField(areaOf(zoomedTo(crop, 7 / 3, crop.zoom), 7 / 3));
  expect(uploadFieldsSchema.safeParse({ crop: field }).error).toBeUndefined();
});
