import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';
import { hostModule } from './host-module.ts';
import { publishStart } from './registry-changes.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';

async function startedSite() {
  const dataDir = await temporaryFolder();
  const store = folderStore(dataDir);
  const { dist, manifest } = await writeBuild('host', '1.0.0');
  await store.add(dist, manifest);
  await store.change((registry) => publishStart(registry, [manifest], new Date()));
  return { dataDir, dist, server: path.join(dataDir, 'releases/host/1.0.0/server') };
}

it('The host runs out of its release, also when the folder that it was built in is gone', async () => {
  const { dataDir, dist, server } = await startedSite();
  await rm(dist, { recursive: true });
  expect(await hostModule(dataDir)).toBe(path.join(server, 'main.js'));
});

it('A canary runs out of its release, beside the host of all', async () => {
  const { dataDir, server } = await startedSite();
  const { dist, manifest } = await writeBuild('host', '1.1.0');
  await folderStore(dataDir).add(dist, manifest);
  expect(await hostModule(dataDir, '1.1.0')).toBe(path.join(server, '../../1.1.0/server/main.js'));
});

it('A host of which a file was changed after it was published is not started, and the reason names the file', async () => {
  const { dataDir, server } = await startedSite();
  await writeFile(path.join(server, 'main.js'), 'process.exit()');
  await expect(hostModule(dataDir)).rejects.toThrow('server/main.js does not have the hash that remote.json says');
});

it('Where no host was published, that is said', async () => {
  await expect(hostModule(await temporaryFolder())).rejects.toThrow('no host is published in');
});
