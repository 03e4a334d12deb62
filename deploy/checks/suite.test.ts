import { expect, it } from 'vitest';
import { summaryOf } from './suite.ts';

it('The last line is the sum, alone and in plain words', () => {
  const lines = summaryOf([
    { name: 'lint', passed: 5, failed: 0 },
    { name: 'unit: shared', passed: 40, failed: 2 },
  ]).split('\n');
  expect(lines).toContain('  unit: shared  40 passed, 2 failed');
  expect(lines.at(-1)).toBe('45 passed, 2 failed');
});
