import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../version.ts';
import { remoteConfig } from '../vite-config.ts';

/** Holds files back, as a busy machine does. */
const holdBack = (late: RegExp): Plugin => ({
  name: 'hold-back',
  enforce: 'pre',
  async load(id) {
    if (late.test(id)) await new Promise((resolve) => setTimeout(resolve, 100));
  },
});

async function bundle(folder: string, isSsrBuild: boolean, late: RegExp): Promise<Rolldown.RolldownOutput> {
  const config = await remoteConfig('small')({ command: 'build', mode: 'production', isSsrBuild });
  const output = await build({
    ...config,
    plugins: [holdBack(late), config.plugins],
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      // In tests the plugin makes no container.
      ...(!isSsrBuild && { rolldownOptions: { ...config.build?.rolldownOptions, input: 'src/app.ts' } }),
    },
  });
  if (!('output' in output)) throw new Error('one build has one output');
  return output;
}

/**
 * Makes both bundles of a remote with these sources, by their paths below `src`, as a release has them. Files that `late` names are there
 * a tenth of a second after the others.
 */
export async function bundleRemote(sources: Readonly<Record<string, string>>, late = /^$/) {
  const place = path.join(root, 'deploy/.cache');
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(path.join(place, 'small-'));
  try {
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'package.json'), '{ "name": "small", "type": "module" }');
    for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', file), text);
    return { browser: await bundle(folder, false, late), server: await bundle(folder, true, late) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
