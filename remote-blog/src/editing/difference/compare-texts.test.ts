import { expect, it } from 'vitest';
import { compareTexts, isUnchanged } from './compare-texts.ts';

const same = (text: string) => ({ pieces: [{ kind: 'same', text }] });

it.each([
  ['en', 'It was a dark night.', 'It was a bright night.', 'dark', 'bright'],
  ['ar', 'كانت ليلة مظلمة جدًا.', 'كانت ليلة مضيئة جدًا.', 'مظلمة', 'مضيئة'],
  ['gr', 'Ήταν μια σκοτεινή νύχτα.', 'Ήταν μια φωτεινή νύχτα.', 'σκοτεινή', 'φωτεινή'],
])('A word that changed is told within its line (%s)', (_, before, after, removed, added) => {
  const [line] = compareTexts([before], [after]);
  const pieces = line && 'pieces' in line ? line.pieces : [];
  expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: removed },
    { kind: 'added', text: added },
  ]);
  expect(
    pieces
      .filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe(before);
});

it('Lines with little in common stand below each other, whole', () => {
  expect(compareTexts(['Tea and dates'], ['Nobody came to the cinema'])).toEqual([
    { pieces: [{ kind: 'removed', text: 'Tea and dates' }] },
    { pieces: [{ kind: 'added', text: 'Nobody came to the cinema' }] },
  ]);
});

it('What is the same far from a change is counted only', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'];
  expect(compareTexts(lines, [...lines, 'f'])).toEqual([
    { same: 4 },
    same('e'),
    { pieces: [{ kind: 'added', text: 'f' }] },
  ]);
  expect(compareTexts(['x', ...lines], lines)).toEqual([
    { pieces: [{ kind: 'removed', text: 'x' }] },
    same('a'),
    { same: 4 },
  ]);
  expect(isUnchanged(compareTexts(lines, lines))).toBe(true);
  expect(isUnchanged(compareTexts(lines, ['a']))).toBe(false);
});
