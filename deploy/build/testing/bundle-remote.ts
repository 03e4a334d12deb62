import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';
import { root } from '../version.ts';
import { remoteConfig } from '../vite-config.ts';

async function bundle(folder: string, isSsrBuild: boolean): Promise<Rolldown.RolldownOutput> {
  const config = await remoteConfig('small')({ command: 'build', mode: 'production', isSsrBuild });
  const output = await build({
    ...config,
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  if (!('output' in output)) throw new Error('one build has one output');
  return output;
}

/** Makes both bundles of a remote with these sources, by their paths below `src`, as a release has them. */
export async function bundleRemote(sources: Readonly<Record<string, string>>) {
  // The federation plugin does nothing in tests by default.
  vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true');
  const place = path.join(root, 'deploy/.cache');
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(path.join(place, 'small-'));
  try {
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'package.json'), '{ "name": "small", "type": "module" }');
    for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', file), text);
    return { browser: await bundle(folder, false), server: await bundle(folder, true) };
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
}
