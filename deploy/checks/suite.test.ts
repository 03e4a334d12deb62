import { expect, it } from 'vitest';
import { summaryOf } from './suite.ts';

it('The last line is the sum, alone and in plain text; parts of one suite are one line, with its seconds', () => {
  const lines = summaryOf([
    { name: 'lint', passed: 3, failed: 0, seconds: 1.3 },
    { name: 'unit: shared', passed: 40, failed: 2, seconds: 12 },
    { name: 'lint', passed: 2, failed: 0, seconds: 2 },
  ]).split('\n');
  expect(lines.filter((line) => line.includes('lint'))).toEqual([
    expect.stringMatching(/^ {2}lint +5 passed, 0 failed +3\.3 s$/),
  ]);
  expect(lines.find((line) => line.includes('shared'))).toMatch(/^ {2}unit: shared +40 passed, 2 failed +12\.0 s$/);
  expect(lines.at(-1)).toBe('45 passed, 2 failed');
});

it('What was not run again is told, and is not among what passed', () => {
  const lines = summaryOf([
    { name: 'lint', passed: 5, failed: 0, seconds: 1 },
    { name: 'unit: shared', passed: 0, failed: 0, seconds: 0, unchanged: 40 },
  ]).split('\n');
  expect(lines.at(-2)).toContain('40 were not run again');
  expect(lines.at(-1)).toBe('5 passed, 0 failed');
});
