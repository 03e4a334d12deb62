import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { checkFileNames } from '../../deploy/checks/file-names.ts';
import { checkMessages } from '../../deploy/checks/messages/check.ts';
import { checkStyles } from '../../deploy/checks/styles.ts';
import { runCommand } from '../support/command.ts';
import { environmentOf } from '../support/environment.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from '../support/workspace-copy.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const bootstrap = 'deploy/bootstrap.mjs';

const { api, site, dataDir } = useFrontEnd();
let copy: WorkspaceCopy;
test.beforeAll(async () => {
  copy = await makeWorkspaceCopy({});
});
test.afterAll(() => copy?.remove());

/** Runs node in the copy, or elsewhere. Packages come from the store of this machine. */
async function run(args: string[], cwd = copy.folder) {
  const { said, ended } = runCommand(
    cwd,
    { ...environmentOf(dataDir()), NODE_ENV: undefined, npm_config_offline: 'true' },
    ...args,
  );
  return { code: await ended, said: said() };
}
async function succeeds(args: string[], cwd?: string): Promise<void> {
  const { code, said } = await run(args, cwd);
  expect(code, said).toBe(0);
}

let made: Promise<void> | undefined;
async function makeRadio(): Promise<void> {
  expect(await run([bootstrap, 'new-remote', 'radio'])).toEqual({
    code: 0,
    said: expect.stringContaining('npm run dev -- radio'),
  });
  // Installs what the lock file has in addition, and builds.
  await succeeds([bootstrap, 'build', 'radio']);
}
/** The remote that these tests make, once. */
const radio = () => (made ??= makeRadio());

const folders = async () =>
  (await Promise.all(['.', '.github/workflows'].map((folder) => readdir(path.join(copy.folder, folder))))).flat();
const lock = () => readFile(path.join(copy.folder, 'pnpm-lock.yaml'), 'utf8');

test('A name that cannot be is refused with the reason, and nothing is made', async () => {
  await succeeds([bootstrap, 'build', 'demo']); // The first command in a fresh clone installs.
  const before = [await folders(), await lock()];
  const { code, said } = await run([bootstrap, 'new-remote', 'shop']);
  expect({ code, said: said.trim() }).toEqual({ code: 1, said: 'There is a remote "shop" already.' });
  expect(await run([bootstrap, 'new-remote'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('What is it called?'),
  });
  expect([await folders(), await lock()]).toEqual(before);
});

test('A remote that was made keeps every law, and its workflow is like the others', async () => {
  await radio();
  await Promise.all([
    succeeds(['node_modules/eslint/bin/eslint.js', 'remote-radio']),
    succeeds([
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.js',
      'remote-radio',
    ]),
    succeeds(['node_modules/typescript-native/bin/tsc', '-p', 'remote-radio']),
    succeeds(['../node_modules/vitest/vitest.mjs', 'run'], path.join(copy.folder, 'remote-radio')),
  ]);
  const workflowOf = (name: string) => readFile(path.join(copy.folder, `.github/workflows/remote-${name}.yml`), 'utf8');
  expect(await workflowOf('radio')).toBe((await workflowOf('shop')).replaceAll('shop', 'radio'));
  expect([checkMessages, checkStyles, checkFileNames].flatMap((check) => check(copy.folder))).toEqual([]);
});

test('It is published into the running site, and visitors read it', async ({ visit }) => {
  await radio();
  await succeeds(
    [
      bootstrap,
      'release',
      'publish',
      'radio',
      '--dist',
      path.join(copy.folder, 'remote-radio/dist'),
      '--api',
      api().url,
      '--no-browser',
    ],
    root,
  );
  await expect.poll(async () => (await fetch(`${site().url}/radio`)).status).toBe(200);
  for (const [language, dir, title] of [
    ['ar', 'rtl', 'قسم جديد'],
    ['de', 'ltr', 'Ein neuer Bereich'],
  ] as const)
    await visit({ site: site().url, language }, async ({ page, open }) => {
      await open('/radio');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
    });
});
