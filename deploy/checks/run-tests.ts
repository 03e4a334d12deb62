import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import type { Suite } from './suite.ts';

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

/** Counts a report by the folders of the workspace. */
function countByFolder(report: string): ReadonlyMap<string, Result> {
  const byFolder = new Map<string, Result>();
  for (const { name, status, startTime, endTime, assertionResults } of reportSchema.parse(JSON.parse(report))
    .testResults) {
    const folder = path.relative(root, name).split(path.sep)[0] ?? '';
    const { passed, failed, seconds } = byFolder.get(folder) ?? { passed: 0, failed: 0, seconds: 0 };
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    // A file that could not be loaded has no test to fail.
    const broken = status === 'failed' && count('failed') === 0 ? 1 : 0;
    byFolder.set(folder, {
      passed: passed + count('passed'),
      failed: failed + count('failed') + broken,
      seconds: seconds + (endTime - startTime) / 1000,
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

/** Runs vitest; what it came to in each folder of the workspace. */
export async function runTests({
  folder,
  label,
  args = [],
  isEverything = false,
  temporary,
}: TestRun): Promise<ReadonlyMap<string, Result>> {
  const file = path.join(temporary, `report-${folder.replace(/\W+/g, '-')}.json`);
  const { code } = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      cwd: path.join(root, folder),
      env: { TMPDIR: temporary, SAHRA_ALL: isEverything ? '1' : '' },
      ...(label === undefined ? { isShown: true } : { label }),
    },
  );
  if (!existsSync(file)) return new Map();
  const byFolder = countByFolder(readFileSync(file, 'utf8'));
  // An error outside of tests belongs to none of them: nothing of this run counts as green.
  const isClean = code === 0 || [...byFolder.values()].some(({ failed }) => failed > 0);
  return isClean ? byFolder : new Map([...byFolder].map(([name, result]) => [name, { ...result, failed: 1 }]));
}
