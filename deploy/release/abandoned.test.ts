import { mkdir, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './abandoned.ts';
import { folderStore } from './folder-store.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';

/** More than any system gives. */
const GONE = 2 ** 30;

it('Folders of killed publications are removed by the next one, and only those', async () => {
  const parent = await temporaryFolder();
  const kept = [
    `rehearsal-${process.pid}-aB3dE6`,
    `rehearsal-${process.ppid}-aB3dE6`,
    `rehearsal-api-${GONE}-aB3dE6`,
    'rehearsal-aB3dE6',
  ];
  for (const name of [...kept, `rehearsal-${GONE}-aB3dE6`])
    await mkdir(path.join(parent, name, 'releases'), { recursive: true });
  const made = await makeTemporaryFolder('rehearsal', parent);
  expect((await readdir(parent)).sort()).toEqual([...kept, path.basename(made)].sort());
});

it('What killed publications have copied is removed by the next one of that remote; other machines keep theirs', async () => {
  const folder = await temporaryFolder();
  const kept = [`1.0.0.partial-another-${GONE}`, `1.0.0.partial-${hostname()}-${process.ppid}`];
  for (const name of [...kept, `1.0.0.partial-${hostname()}-${GONE}`])
    await mkdir(path.join(folder, 'releases/shop', name, 'client'), { recursive: true });
  const { dist, manifest } = await writeBuild('shop', '2.0.0');
  await folderStore(folder).add(dist, manifest);
  expect((await readdir(path.join(folder, 'releases/shop'))).sort()).toEqual([...kept, '2.0.0'].sort());
});
