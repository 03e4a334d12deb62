import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import { inputHash, packageInputs } from './inputs.ts';
import { runPlaywright } from './run-playwright.ts';
import { runTests } from './run-tests.ts';
import type { Task } from './run-tasks.ts';
import { unitPackages } from './unit-tests.ts';

const hashOf = (folder: string) => () => inputHash(root, packageInputs(root).get(folder) ?? ['.']);

/** All unit tests, in one process; a line for each package. */
export const unitTask = (temporary: string): Task => ({
  parts: unitPackages().map((folder) => ({ key: folder, suite: `unit: ${folder}`, hash: hashOf(folder) })),
  run: (due) => runTests({ folder: '.', label: 'units', args: due.map(({ key }) => `${key}/`), temporary }),
});

/** The api's tests, on a PostgreSQL of their own. */
export const apiTask = (temporary: string, isEverything: boolean): Task => ({
  parts: [{ key: 'api', suite: 'api', hash: hashOf('api') }],
  run: () => runTests({ folder: 'api', label: 'api', isEverything, temporary }),
});

/** Builds what changed; how much that is, it knows itself. */
export const buildTask = (): Task => ({
  parts: [{ key: 'build', suite: 'build' }],
  run: async () => {
    const { code, seconds } = await runNode('deploy/bootstrap.mjs', ['build'], { label: 'build' });
    return new Map([['build', { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds }]]);
  },
});

export const journeysName = 'browser journeys';

/** What releases, failures and processes rest on: not the contents of a remote. */
const platformInputs = [
  'deploy',
  'host',
  'api',
  'e2e/platform',
  'e2e/support',
  'e2e/playwright.config.ts',
  'shared/src/federation',
  'shared/src/facade.ts',
  'shared/src/host-runtime.ts',
  'shared/src/app.tsx',
  'shared/src/server',
];

/** What a person does in a real browser, and what becomes of releases, failures and processes, on what `build` has built. */
export const journeysTask = (temporary: string, isEverything: boolean): Task => ({
  parts: [
    { key: 'journeys', suite: journeysName, hash: hashOf('e2e') },
    { key: 'platform', suite: 'browser platform', hash: () => inputHash(root, platformInputs) },
  ],
  run: (due) => runPlaywright({ label: 'e2e', projects: due.map(({ key }) => key), isEverything, temporary }),
});
