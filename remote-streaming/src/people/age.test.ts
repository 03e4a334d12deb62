import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it.each([
  ['1986-03-14', '2026-03-13', 39],
  ['1986-03-14', '2026-03-14', 40],
  ['1986-03-14', '2026-11-23', 40],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
])('Who was born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});
