import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import { type Suite, secondTryLimit } from './suite.ts';

/** The part of vitest's own report that is counted. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});
type Result = Omit<Suite, 'name'>;
type FileResult = z.output<typeof reportSchema>['testResults'][number];

/** Reads the results of files, by their names. */
const readReport = (file: string): ReadonlyMap<string, FileResult> =>
  new Map(reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults.map((each) => [each.name, each]));

/** Counts files by the folders of the workspace. */
function countByFolder(files: ReadonlyMap<string, FileResult>, secondTries: readonly string[]): Map<string, Result> {
  const byFolder = new Map<string, Result>();
  for (const { name, status, startTime, endTime, assertionResults } of files.values()) {
    const place = path.relative(root, name);
    const folder = place.split(path.sep)[0] ?? '';
    const before = byFolder.get(folder) ?? { passed: 0, failed: 0, seconds: 0 };
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    // A file that could not be loaded has no test to fail.
    const broken = status === 'failed' && count('failed') === 0 ? 1 : 0;
    byFolder.set(folder, {
      passed: before.passed + count('passed'),
      failed: before.failed + count('failed') + broken,
      seconds: before.seconds + (endTime - startTime) / 1000,
      secondTries: [...(before.secondTries ?? []), ...(secondTries.includes(name) ? [place] : [])],
    });
  }
  return byFolder;
}

export interface TestRun {
  /** In which vitest is started, relative to the root, and finds its configuration. */
  folder: string;
  /** Before each line that it prints; without, it has the terminal to itself. */
  label?: string;
  args?: readonly string[];
  /** Combines everything with everything, where the usual run takes one of each. */
  isEverything?: boolean;
  /** What the run writes lies here. */
  temporary: string;
}

/** Runs vitest; what it came to in each folder of the workspace. Files that failed, if they are few, are run once more, one after the other. */
export async function runTests(run: TestRun): Promise<ReadonlyMap<string, Result>> {
  const first = await runVitest(run, run.args ?? []);
  if (!first) return new Map();
  const failed = [...first.files.values()].filter(({ status }) => status === 'failed').map(({ name }) => name);
  const isDue = failed.length > 0 && failed.length <= secondTryLimit;
  const second = isDue ? await runVitest(run, [...failed, '--maxWorkers=1']) : undefined;
  const files = new Map([...first.files, ...(second?.files ?? [])]);
  const passedAgain = failed.filter((name) => files.get(name)?.status !== 'failed');
  const byFolder = countByFolder(files, passedAgain);
  // An error outside of tests belongs to none of them: nothing of this run counts as green.
  const { code } = second ?? first;
  const isClean = code === 0 || [...byFolder.values()].some(({ failed: count }) => count > 0);
  return isClean ? byFolder : new Map([...byFolder].map(([name, result]) => [name, { ...result, failed: 1 }]));
}

async function runVitest({ folder, label, isEverything = false, temporary }: TestRun, args: readonly string[]) {
  const file = path.join(temporary, `report-${folder.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const { code } = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      cwd: path.join(root, folder),
      env: { TMPDIR: temporary, SAHRA_ALL: isEverything ? '1' : '' },
      ...(label === undefined ? { isShown: true } : { label }),
    },
  );
  return existsSync(file) ? { code, files: readReport(file) } : undefined;
}
