import { checkFiles, readBuild } from '../release/check-files.ts';
import { folderStore } from '../release/folder-store.ts';
import { distOf } from '../release/publish-builds.ts';
import { publishStart, ReleaseRefusal } from '../release/registry-changes.ts';
import { readStackSettings } from './settings.ts';

// Before the host server starts: its browsers' half has to be where the gateway finds it.
const store = folderStore(readStackSettings(process.env).DATA_DIR);
const dist = distOf('host');
try {
  const build = await readBuild(dist);
  await checkFiles(dist, build);
  await store.add(dist, build);
  await store.change((registry) => publishStart(registry, [build], new Date()));
  console.log(`host ${build.version} is published`);
} catch (error) {
  console.error(error instanceof ReleaseRefusal ? `Refused: ${error.message}` : error);
  process.exitCode = 1;
}
