import { checkFiles, readBuild } from '../release/check-files.ts';
import { folderStore } from '../release/folder-store.ts';
import { publishAtStart } from '../release/publish-at-start.ts';
import { distOf } from '../release/publish-builds.ts';
import { ReleaseRefusal } from '../release/registry-changes.ts';
import { readStackSettings } from './settings.ts';

// Before the host server starts: its browsers' half has to be where the gateway finds it.
const store = folderStore(readStackSettings(process.env).DATA_DIR);
const dist = distOf('host');
try {
  const release = await readBuild(dist);
  await checkFiles(dist, release);
  const { started } = await publishAtStart(store, [{ dist, release }], console.error);
  // The server's half of this image does not fit the browsers' half that is there.
  if (started.host !== release.version) process.exitCode = 1;
  else console.log(`host ${release.version} is published`);
} catch (error) {
  console.error(error instanceof ReleaseRefusal ? `Refused: ${error.message}` : error);
  process.exitCode = 1;
}
