import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../deploy/build/version.ts';
import { checkFileNames } from '../deploy/checks/file-names.ts';
import { checkMessages } from '../deploy/checks/messages/check.ts';
import { checkStyles } from '../deploy/checks/styles.ts';
import { runCommand } from './command.ts';
import { environmentOf, type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { visit } from './visit.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from './workspace-copy.ts';

const bootstrap = 'deploy/bootstrap.mjs';

let copy: WorkspaceCopy;
let dataDir: string;
let site: FrontEnd;
beforeAll(async () => {
  [copy, dataDir] = await Promise.all([makeWorkspaceCopy({}), makeDataDir()]);
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: patientServer });
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([removeDataDir(dataDir), copy?.remove()]);
});

/** Runs node in the copy, or elsewhere. Packages come from the store of this machine. */
async function run(words: string[], cwd = copy.folder) {
  const { said, ended } = runCommand(cwd, { ...environmentOf(dataDir), NODE_ENV: undefined, npm_config_offline: 'true' }, ...words);
  return { code: await ended, said: said() };
}
const succeeds = async (words: string[], cwd?: string) => expect(await run(words, cwd)).toEqual({ code: 0, said: expect.any(String) });

const folders = async () => (await Promise.all(['.', '.github/workflows'].map((folder) => readdir(path.join(copy.folder, folder))))).flat();
const lock = () => readFile(path.join(copy.folder, 'pnpm-lock.yaml'), 'utf8');

it('A name that cannot be is refused with the reason, and nothing is made', async () => {
  await succeeds([bootstrap, 'build', 'shared']); // The first command in a fresh clone installs.
  const before = [await folders(), await lock()];
  const { code, said } = await run([bootstrap, 'new-remote', 'shop']);
  expect({ code, said: said.trim() }).toEqual({ code: 1, said: 'There is a remote "shop" already.' });
  expect(await run([bootstrap, 'new-remote'])).toMatchObject({ code: 1, said: expect.stringContaining('What is it called?') });
  expect([await folders(), await lock()]).toEqual(before);
}, 120_000);

it('A remote that was made keeps every law, and its workflow is like the others', async () => {
  const made = await run([bootstrap, 'new-remote', 'radio']);
  expect(made).toEqual({ code: 0, said: expect.stringContaining('npm run dev -- radio') });
  // Installs what the lock file has in addition, and builds.
  await succeeds([bootstrap, 'build', 'radio']);
  await Promise.all([
    succeeds(['node_modules/eslint/bin/eslint.js', 'remote-radio']),
    succeeds(['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.js', 'remote-radio']),
    succeeds(['node_modules/typescript-native/bin/tsc', '-p', 'remote-radio']),
    succeeds(['../node_modules/vitest/vitest.mjs', 'run'], path.join(copy.folder, 'remote-radio')),
  ]);
  const workflowOf = (name: string) => readFile(path.join(copy.folder, `.github/workflows/remote-${name}.yml`), 'utf8');
  expect(await workflowOf('radio')).toBe((await workflowOf('shop')).replaceAll('shop', 'radio'));
  expect([checkMessages, checkStyles, checkFileNames].flatMap((check) => check(copy.folder))).toEqual([]);
}, 180_000);

it('It is published into the running site, and visitors read it', async () => {
  await succeeds([bootstrap, 'release', 'publish', 'radio', '--dist', path.join(copy.folder, 'remote-radio/dist'), '--api', inject('url'), '--no-browser'], root);
  await expect.poll(async () => (await fetch(`${site.url}/radio`)).status).toBe(200);
  for (const [language, dir, title] of [['ar', 'rtl', 'قسم جديد'], ['de', 'ltr', 'Ein neuer Bereich']] as const)
    await visit({ site: site.url, language }, async ({ page, open }) => {
      await open('/radio');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    });
}, 60_000);
