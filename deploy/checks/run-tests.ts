import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import type { Suite } from './suite.ts';

/** The part of vitest's own report that is counted. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Runs the tests of one package; undefined where it has none. What it prints is shown. */
export async function runTests(folder: string, name: string, temporary: string, config: readonly string[] = []): Promise<Suite | undefined> {
  const file = path.join(temporary, `${folder}.json`);
  console.log(`\n— ${name}`);
  const { code } = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...config, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // In the package's folder: with `--root`, vitest does not find setup files of another package.
    { cwd: path.join(root, folder), env: { TMPDIR: temporary }, isShown: true },
  );
  if (!existsSync(file)) return { name, passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A file that could not be loaded has no test to fail, and neither has an error outside of tests.
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const failed = numFailedTests + broken;
  if (code === 0 && numPassedTests + failed === 0) return undefined;
  return { name, passed: numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) };
}
