import { remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';
import { readBuild } from '../release/check-files.ts';
import { checkHostSizes, checkSizes } from '../release/check-sizes.ts';
import { distOf } from '../release/publish-builds.ts';
import { findChromium } from './chromium.ts';
import { runNode } from './commands.ts';
import { findFirefox } from './firefox.ts';
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

/** Whether the host and each remote are as small as publishing asks them to be; says which one is not. */
async function areSmall(): Promise<boolean> {
  const checks = ['host', ...remoteNames].map(async (name) => {
    const check = name === 'host' ? checkHostSizes : checkSizes;
    await check(distOf(name), await readBuild(distOf(name)));
  });
  const faults = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected');
  for (const { reason } of faults) console.log(`build  ${reason instanceof Error ? reason.message : String(reason)}`);
  return faults.length === 0;
}

/** Builds what changed; how much that is, it knows itself. What is too large for visitors is red at once, not first where it is published. */
export const buildTask = (): Task => ({
  parts: [{ key: 'build', suite: 'build' }],
  run: async () => {
    const { code, seconds } = await runNode('deploy/bootstrap.mjs', ['build'], { label: 'build' });
    const isGood = code === 0 && (await areSmall());
    return new Map([['build', { passed: Number(isGood), failed: Number(!isGood), seconds }]]);
  },
});

/** Brings the browsers of the journeys to this machine, where they are not on it. */
export const browsersTask = (): Task => ({
  parts: [{ key: 'browsers', suite: 'browsers' }],
  run: async () => {
    const started = performance.now();
    const say = ({ message }: Error) => console.log(message);
    const chromium = await findChromium().catch(say);
    // Where there is none its own tests are red, and those in Chromium are made.
    await findFirefox().catch(say);
    const seconds = (performance.now() - started) / 1000;
    return new Map([['browsers', { passed: Number(Boolean(chromium)), failed: Number(!chromium), seconds }]]);
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
