import { expect, it } from 'vitest';
import { countByProject } from './run-playwright.ts';

const test = (status: string) => ({ projectName: 'journeys', status, results: [{ duration: 2000 }] });
const report = (statuses: string[]) =>
  JSON.stringify({
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: statuses.map((status, index) => ({ file: 'cart.test.ts', line: index + 1, tests: [test(status)] })),
          },
        ],
      },
    ],
    errors: [],
  });
const count = (...statuses: string[]) => countByProject(report(statuses)).get('journeys');

it('What fails and then passes has passed, and is named', () => {
  expect(count('expected', 'flaky', 'expected')).toEqual({
    passed: 3,
    failed: 0,
    seconds: 6,
    secondTries: ['cart.test.ts:2'],
  });
});

it('Where many pass only then, none of them has passed', () => {
  expect(count('expected', 'flaky', 'flaky', 'flaky', 'flaky')).toMatchObject({
    passed: 1,
    failed: 4,
    secondTries: [],
  });
});

it('What fails twice, or was not run, has failed', () => {
  expect(count('unexpected', 'skipped')).toMatchObject({ passed: 0, failed: 2 });
});
