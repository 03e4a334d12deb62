import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import type { Suite } from './suite.ts';

type Result = Omit<Suite, 'name'>;

const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ duration: z.number() })),
});
/** A file, or what is described in it. */
const suiteSchema = z.object({
  specs: z.array(z.object({ tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
/** The part of Playwright's own report that is counted. */
const reportSchema = z.object({
  suites: z.array(suiteSchema),
  /** What went wrong outside of tests. */
  errors: z.array(z.unknown()),
});

const testsIn = ({ specs, suites = [] }: z.output<typeof suiteSchema>): z.output<typeof testSchema>[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** Counts a report by the projects of its configuration. A test that did not run did not pass. */
function countByProject(report: string): Map<string, Result> {
  const { suites, errors } = reportSchema.parse(JSON.parse(report));
  const byProject = new Map<string, Result>();
  for (const { projectName, status, results } of suites.flatMap(testsIn)) {
    const { passed, failed, seconds } = byProject.get(projectName) ?? { passed: 0, failed: errors.length, seconds: 0 };
    const ran = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    byProject.set(projectName, {
      passed: passed + (status === 'expected' ? 1 : 0),
      failed: failed + (status === 'expected' ? 0 : 1),
      seconds: seconds + ran,
    });
  }
  return byProject;
}

export interface PlaywrightRun {
  /** A configuration of `e2e/`. */
  config?: string;
  /** Those of its projects that run; all of them by default. */
  projects?: readonly string[];
  /** Combines everything with everything, where the usual run takes pairs. */
  isEverything?: boolean;
  /** Before each line that it prints; without, it has the terminal to itself. */
  label?: string;
  /** What the run writes lies here. */
  temporary: string;
}

/** Runs tests in a real browser; what it came to in each project. */
export async function runPlaywright({
  config = 'playwright.config.ts',
  projects = [],
  isEverything = false,
  label,
  temporary,
}: PlaywrightRun): Promise<ReadonlyMap<string, Result>> {
  const file = path.join(temporary, `report-${config.replace(/\W+/g, '-')}.json`);
  const { code } = await runNode(
    'e2e/node_modules/playwright/cli.js',
    ['test', '--config', config, ...projects.map((project) => `--project=${project}`)],
    {
      cwd: path.join(root, 'e2e'),
      env: { TMPDIR: temporary, SAHRA_REPORT: file, SAHRA_ALL: isEverything ? '1' : '' },
      ...(label === undefined ? { isShown: true } : { label }),
    },
  );
  if (!existsSync(file)) return new Map();
  const byProject = countByProject(readFileSync(file, 'utf8'));
  // An error outside of tests belongs to none of them: nothing of this run counts as green.
  const isClean = code === 0 || [...byProject.values()].some(({ failed }) => failed > 0);
  return isClean ? byProject : new Map([...byProject].map(([name, result]) => [name, { ...result, failed: 1 }]));
}
