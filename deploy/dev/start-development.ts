import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildAll, buildRelease } from '../build/run.ts';
import { developmentDist, folderOf, remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';
import { distOf, publishBuilds } from '../release/publish-builds.ts';
import type { Settings } from '../supervision/settings.ts';
import { startSite, type Site } from '../supervision/site.ts';
import { serveDevelopment } from './dev-gateway.ts';
import { writeDevRelease } from './dev-release.ts';

/** What the host server leaves to the browser: every address that may be one of these pages. */
const leftToBrowser = (pages: readonly { path: string }[]) => pages.map((page) => page.path.replace(/:.*$/, '*'));

/**
 * The site with one remote from its sources. It has the database of the settings, and registry and releases of its own:
 * what visitors of this folder get is not touched.
 */
export async function startDevelopment(
  name: string,
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  onGiveUp: (reason: string) => void,
): Promise<Site> {
  const others = remoteNames.filter((other) => other !== name);
  await buildAll(['api', 'demo', ...others]);
  // Fast Refresh needs a react that was built for it, and the host brings react.
  process.env.NODE_ENV = 'development';
  await buildRelease('host', developmentDist);
  const hostDist = path.join(root, 'host', developmentDist);
  const remoteDist = path.join(root, folderOf(name), developmentDist);
  const release = await writeDevRelease(name, remoteDist);
  const dataDir = path.join(settings.DATA_DIR, 'dev');
  return await startSite(settings, environment, onGiveUp, {
    dataDir,
    hostEnvironment: { NODE_ENV: 'development', SSR: leftToBrowser(release.pages).join() },
    async publish() {
      await rm(dataDir, { recursive: true, force: true });
      await publishBuilds(dataDir, [hostDist, remoteDist, ...others.map((other) => distOf(other))]);
    },
    extendGateway: (gateway) => serveDevelopment(gateway, release),
  });
}
