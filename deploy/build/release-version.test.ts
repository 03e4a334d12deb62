import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { nameAfterBytes, VERSION_PLACEHOLDER } from './release-version.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** What the bundler leaves: both bundles name the address that they are served at. */
async function bundle(server = 'export default 1;') {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-bundle-'));
  folders.push(folder);
  for (const part of ['client/assets', 'client/.vite', 'server'])
    await mkdir(path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'client/assets/a.js'), `import('/mf/shop/${VERSION_PLACEHOLDER}/b.js')`);
  await writeFile(path.join(folder, 'client/.vite/manifest.json'), folder);
  await writeFile(path.join(folder, 'server/app.js'), server);
  return folder;
}
const react = { react: '19.3.1' };

it('The same output has the same version in every folder, and its files say it', async () => {
  const [one, another] = [await bundle(), await bundle()];
  const version = nameAfterBytes(one, '1.0.0', react);
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(nameAfterBytes(another, '1.0.0', react)).toBe(version);
  expect(await readFile(path.join(one, 'client/assets/a.js'), 'utf8')).toBe(`import('/mf/shop/${version}/b.js')`);
});

it('A changed byte of either bundle, or what it was built against, is another version', async () => {
  const versions = [
    nameAfterBytes(await bundle(), '1.0.0', react),
    nameAfterBytes(await bundle('export default 2;'), '1.0.0', react),
    nameAfterBytes(await bundle(), '1.0.0', { react: '19.4.0' }),
  ];
  expect(new Set(versions).size).toBe(3);
});
