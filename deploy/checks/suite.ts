/** What a part of the checks came to. */
export interface Suite {
  name: string;
  passed: number;
  failed: number;
}

export const hasFailed = (suites: Suite[]) => suites.some(({ failed }) => failed > 0);

/** The closing lines: one for each suite, then the sum, alone on its line. */
export function summaryOf(suites: Suite[]): string {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const sum = (pick: (suite: Suite) => number) => suites.reduce((total, suite) => total + pick(suite), 0);
  const lines = suites.map(({ name, passed, failed }) => `  ${name.padEnd(width)}  ${passed} passed, ${failed} failed`);
  return ['', ...lines, '', `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`].join('\n');
}
