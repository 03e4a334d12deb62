import { hostVersionOf } from '@sahra/shared/federation/registry-file';
import { checkFiles, readBuild } from '../release/check-files.ts';
import { folderStore } from '../release/folder-store.ts';
import { hostModule } from '../release/host-module.ts';
import { publishAtStart } from '../release/publish-at-start.ts';
import { distOf } from '../release/publish-builds.ts';
import { ReleaseRefusal } from '../release/registry-changes.ts';
import { readStackSettings } from './settings.ts';

// Before the host server starts. Prints the module that runs the host that is published then, and nothing else to this output.
const { DATA_DIR } = readStackSettings(process.env);
const dist = distOf('host');
try {
  const release = await readBuild(dist);
  await checkFiles(dist, release);
  const registry = await publishAtStart(folderStore(DATA_DIR), [{ dist, release }], console.error);
  console.error(`host ${hostVersionOf(registry)} is published`);
  console.log(await hostModule(DATA_DIR));
} catch (error) {
  console.error(error instanceof ReleaseRefusal ? `Refused: ${error.message}` : error);
  process.exitCode = 1;
}
