import { expect, it } from 'vitest';
import { refusalOfCode, refusalOfFile, refusalOfSize } from './check-picture.ts';

const MB = 1024 * 1024;

it.each([
  ['a photograph', { type: 'image/jpeg', size: 5 * MB }, undefined],
  ['a byte more than is taken', { type: 'image/jpeg', size: 5 * MB + 1 }, 'tooLarge'],
  ['a drawing of vectors', { type: 'image/svg+xml', size: 900 }, 'unknownFormat'],
  ['a text', { type: 'text/plain', size: 900 }, 'unknownFormat'],
  ['an empty file', { type: 'image/png', size: 0 }, 'missing'],
  ['a type that the system does not know', { type: '', size: 900 }, undefined],
])('Of %s the page knows before it is sent whether it will be taken', (_, file, refusal) => {
  expect(refusalOfFile(file, 'avatar')).toBe(refusal);
});

it.each([
  [{ width: 32, height: 9000 }, undefined],
  [{ width: 31, height: 9000 }, 'tooSmall'],
  [{ width: 8000, height: 5000 }, undefined],
  [{ width: 8001, height: 5000 }, 'tooManyPixels'],
])('Of %o pixels likewise', (size, refusal) => {
  expect(refusalOfSize(size)).toBe(refusal);
});

it('The codes of the api are known by name, and no others', () => {
  expect([refusalOfCode('picture_quota'), refusalOfCode('not_found')]).toEqual(['quota', undefined]);
});
