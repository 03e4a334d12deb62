import { rm, writeFile } from 'node:fs/promises';
import { hostVersionOf } from '@sahra/shared/federation/registry-file';
import { readBuild } from '../release/check-files.ts';
import { shortCommit } from '../release/change-origin.ts';
import { folderStore } from '../release/folder-store.ts';
import { distOf } from '../release/publish-builds.ts';
import { publishRelease } from '../release/publish-release.ts';
import { emptyRegistry, isFresh, ReleaseRefusal } from '../release/registry-changes.ts';
import { readStackSettings } from './settings.ts';
import { onEnd, until, untilFinal } from './until.ts';

/** Is there while this container has nothing left to do: its health. */
const mark = '/tmp/is-published';
const CHECK_MS = 5000;

const { DATA_DIR, SITE_URL, DEPLOYED_BY, DEPLOYED_COMMIT } = readStackSettings(process.env);
const [remote = ''] = process.argv.slice(2);
const store = folderStore(DATA_DIR, {
  origin: { ...(DEPLOYED_BY && { by: DEPLOYED_BY }), ...(DEPLOYED_COMMIT && { commit: shortCommit(DEPLOYED_COMMIT) }) },
});
const dist = distOf(remote);
const registryNow = async () => (await store.readRegistry()) ?? emptyRegistry;

/** Publishes the build of this image, unless that was done before: what was taken back since stays so. */
async function publish(): Promise<void> {
  const build = await readBuild(dist);
  if (!isFresh(await registryNow(), build)) return console.log(`${remote} ${build.version} was published before`);
  await until('the host to be published', async () => hostVersionOf(await registryNow()) !== undefined);
  await until(
    'the api',
    async () => (await fetch(`${SITE_URL}/api/health/ready`, { signal: AbortSignal.timeout(3000) })).ok,
  );
  await publishRelease(store, { remote, dist, api: SITE_URL, siteUrl: SITE_URL, withBrowser: false, say: console.log });
  console.log(`${remote} ${build.version} is published`);
}

onEnd(() => rm(mark, { force: true }));
await rm(mark, { force: true });
try {
  await untilFinal(publish, console.error);
  await writeFile(mark, '');
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error;
  // To try the same build again would change nothing: the container stays, unhealthy, until another image comes.
  console.error(`Refused: ${error.message}`);
}
// Where somebody empties the volume, it is published anew after the restart.
setInterval(() => {
  void store
    .readRegistry()
    .then((registry) => (registry && hostVersionOf(registry)) ?? process.exit(1))
    .catch((error: unknown) => console.error(error instanceof ReleaseRefusal ? error.message : error));
}, CHECK_MS);
