/** What a part of the checks came to. */
export interface Suite {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Checks that were green before and have not been run again: nothing that they rest on has changed. */
  unchanged?: number;
}

export const hasFailed = (suites: readonly Suite[]) => suites.some(({ failed }) => failed > 0);

/** One suite for each name. */
function merge(suites: readonly Suite[]): Suite[] {
  const byName = new Map<string, Suite>();
  for (const { name, passed, failed, seconds, unchanged = 0 } of suites) {
    const sum = byName.get(name) ?? { name, passed: 0, failed: 0, seconds: 0, unchanged: 0 };
    byName.set(name, {
      name,
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      seconds: sum.seconds + seconds,
      unchanged: (sum.unchanged ?? 0) + unchanged,
    });
  }
  return [...byName.values()];
}

/** The closing lines: one for each suite, then the sum of what was run, alone on its line. */
export function summaryOf(suites: readonly Suite[]): string {
  const rows = merge(suites);
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sum = (pick: (suite: Suite) => number) => rows.reduce((total, suite) => total + pick(suite), 0);
  const unchanged = sum((suite) => suite.unchanged ?? 0);
  const lines = rows.map(({ name, passed, failed, seconds, unchanged: kept }) => {
    const ran = `${passed} passed, ${failed} failed`.padEnd(24);
    return `  ${name.padEnd(width)}  ${ran} ${seconds.toFixed(1).padStart(6)} s${kept ? `  ${kept} unchanged since they passed` : ''}`;
  });
  const note = unchanged ? [`${unchanged} were not run again; npm test -- --all runs everything`] : [];
  return [
    '',
    ...lines,
    '',
    ...note,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}
