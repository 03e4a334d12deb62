import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { checkFileNames } from '../../deploy/checks/file-names.ts';
import { checkMessages } from '../../deploy/checks/messages/check.ts';
import { filesBelow } from '../../deploy/checks/source-files.ts';
import { checkStyles } from '../../deploy/checks/styles.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { isInCanary } from '@sahra/shared/federation/bucket';
import { addPage, editFile } from '../support/added-page.ts';
import { runCommand } from '../support/command.ts';
import { environmentOf } from '../support/environment.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from '../support/workspace-copy.ts';
import { expect, test } from '../support/test.ts';
import { drawnOf } from '../support/shown-extensions.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const bootstrap = 'deploy/bootstrap.mjs';

const { api, site, dataDir } = useFrontEnd();
let copy: WorkspaceCopy;
/** Every source file of the copy with its hash. */
const hashesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
let untouched: ReturnType<typeof hashesOf>;
test.beforeAll(async () => {
  copy = await makeWorkspaceCopy({});
  untouched = hashesOf(copy.folder);
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
    succeeds(['node_modules/oxlint/bin/oxlint', '--type-aware', 'remote-radio']),
    succeeds([
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.js',
      'remote-radio',
    ]),
    succeeds(['node_modules/typescript-native/bin/tsc', '-p', 'remote-radio', '--singleThreaded']),
    succeeds(['../node_modules/vitest/vitest.mjs', 'run'], path.join(copy.folder, 'remote-radio')),
  ]);
  const workflowOf = (name: string) => readFile(path.join(copy.folder, `.github/workflows/remote-${name}.yml`), 'utf8');
  expect(await workflowOf('radio')).toBe((await workflowOf('shop')).replaceAll('shop', 'radio'));
  expect([checkMessages, checkStyles, checkFileNames].flatMap((check) => check(copy.folder))).toEqual([]);
});

/** Gives it a second page, which stands in the menu too, and something that it shows on the home page. */
async function addLive(): Promise<void> {
  const sources = path.join(copy.folder, 'remote-radio/src');
  const page = await readFile(path.join(sources, 'start/start-page.tsx'), 'utf8');
  await addPage(copy.folder, 'radio', 'live', page.replaceAll('start.title', 'live'));
  await writeFile(
    path.join(sources, 'live/now-extension.tsx'),
    `import { useTranslation } from '@sahra/shared/facade';
    export default function Now() {
      const { t } = useTranslation('radio');
      return <p>{t('live')}</p>;
    }`,
  );
  const extension = `{ id: 'radio.now', slot: 'home.end', chunk: 'src/live/now-extension.tsx', lazy: () => import('./live/now-extension.tsx') }`;
  await editFile(path.join(sources, 'app.ts'), (text) =>
    text.replace('  routes,\n', `  routes,\n  extensions: [${extension}],\n`),
  );
}

/** What visitors get of each remote. */
const published = async () => (await folderStore(dataDir()).readRegistry())?.remotes;

/** The home page as a visitor with this bucket gets it. */
const homeOf = async (bucket: number) => (await fetch(site().url, { headers: { cookie: `bucket=${bucket}` } })).text();
const isLinked = async (href: string, bucket = 0) => (await homeOf(bucket)).includes(`href="${href}"`);

test('A team that nobody knows publishes it, tries a page out, goes back, and removes it, and touches nothing else', async ({
  visit,
}) => {
  await radio();
  const release = (...args: string[]) => succeeds([bootstrap, 'release', ...args], root);
  const dist = path.join(copy.folder, 'remote-radio/dist');
  const publish = (...more: string[]) =>
    release('publish', 'radio', '--dist', dist, '--api', api().url, '--no-browser', ...more);
  const before = await published();

  await publish();
  await expect.poll(() => isLinked('/radio')).toBe(true);
  expect(await (await fetch(`${site().url}/sitemap-pages-1.xml`)).text()).toContain(`/radio</loc>`);
  await visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    await open('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'قسم جديد' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'قسم جديد' })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
  expect(await (await fetch(`${site().url}/radio?lang=de`)).text()).toContain('Ein neuer Bereich</h1>');

  await addLive();
  await succeeds([bootstrap, 'build', 'radio']);
  await publish('--canary', '50');
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const [inside = 0, outside = 0] = [true, false].map((wanted) =>
    buckets.find((bucket) => isInCanary('radio', bucket, 50) === wanted),
  );
  await expect.poll(() => isLinked('/radio/live', inside)).toBe(true);
  expect(await isLinked('/radio/live', outside)).toBe(false);
  // Its extension may be late the first time.
  await expect.poll(async () => drawnOf(await homeOf(inside), 'radio.now')).toBe('<p>live ar</p>');
  expect(await homeOf(outside)).not.toContain('radio.now');
  await release('promote', 'radio');
  await expect.poll(() => isLinked('/radio/live', outside)).toBe(true);
  await release('rollback', 'radio');
  await expect.poll(() => isLinked('/radio/live', inside)).toBe(false);
  expect(await isLinked('/radio')).toBe(true);
  expect(await published()).toEqual({ ...before, radio: expect.anything() });

  await release('remove', 'radio');
  await expect.poll(() => isLinked('/radio')).toBe(false);
  expect((await fetch(`${site().url}/radio`)).status).toBe(404);

  const after = hashesOf(copy.folder);
  const changed = [...after].filter(([file, hash]) => untouched.get(file) !== hash).map(([file]) => file);
  expect(changed.filter((file) => !file.startsWith('remote-radio/')).sort()).toEqual([
    '.github/workflows/remote-radio.yml',
    'pnpm-lock.yaml',
  ]);
  expect([...untouched.keys()].filter((file) => !after.has(file))).toEqual([]);
});
