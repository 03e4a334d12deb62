import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { runNode, type CommandResult } from '../../deploy/checks/commands.ts';
import { lintTasks, typeTasks } from '../../deploy/checks/lint-tasks.ts';
import type { Mutation } from './mutation.ts';

/** What a suite came to. */
export interface SuiteResult {
  isGreen: boolean;
  /** The first test that failed, or the name of the check. */
  failure: string;
  seconds: number;
}
export type SuiteShare = Pick<Mutation, 'suite' | 'tests'>;

const bootstrap = (command: string) => runNode('deploy/bootstrap.mjs', [command]);
const vitest = (folder: string, tests: string) =>
  runNode('node_modules/vitest/vitest.mjs', ['run', tests, '--bail=1'], {
    cwd: path.join(root, folder),
    env: { NO_COLOR: '1' },
  });

/** How Vitest and Playwright name a test that failed. */
const failureIn = (output: string) =>
  /^\s*(?:FAIL {1,2}(?:\|?\w+\|? )?|1\) \[\w+\] › )(.+?)[\s─]*$/m.exec(output)?.[1] ??
  output.trim().split('\n').at(-1) ??
  '';

function resultOf({ code, output, seconds }: CommandResult): SuiteResult {
  return { isGreen: code === 0, failure: code === 0 ? '' : failureIn(output), seconds };
}

/** Runs one of the checks of `npm run lint`, which prints what it found. */
async function runCheck(name: string): Promise<SuiteResult> {
  const task = [...lintTasks(), ...typeTasks()].find(({ parts }) => parts.some(({ key }) => key === name));
  const result = (await task?.run(task.parts))?.get(name);
  if (!result) throw new Error(`No check is called ${name}`);
  return { isGreen: result.failed === 0, failure: result.failed ? name : '', seconds: result.seconds };
}

/** Builds what changed, and runs some files of Playwright on it. */
async function runBrowser(tests: string): Promise<SuiteResult> {
  const build = await bootstrap('build');
  if (build.code !== 0) return { ...resultOf(build), failure: 'build' };
  // One failure is enough, and needs no second run to be recorded.
  const ran = await runNode('e2e/node_modules/playwright/cli.js', ['test', tests, '--max-failures=1', '--retries=0'], {
    cwd: path.join(root, 'e2e'),
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return resultOf({ ...ran, seconds: build.seconds + ran.seconds });
}

/** Runs the share of a suite that should find a mutation, as `npm test` (or `npm run test:stack`) runs the whole of it. */
export async function runShare({ suite, tests }: SuiteShare): Promise<SuiteResult> {
  if (suite === 'check') return runCheck(tests);
  if (suite === 'browser') return runBrowser(tests);
  if (suite === 'stack') return resultOf(await bootstrap('test-stack'));
  return resultOf(await vitest(suite === 'api' ? 'api' : '.', tests));
}

/** Runs all of `npm test`. */
export const runEverything = async (): Promise<SuiteResult> => resultOf(await bootstrap('test'));

/** Whether containers can be started here. */
export function hasDocker(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
