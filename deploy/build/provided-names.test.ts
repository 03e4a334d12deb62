import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { build, type Rolldown } from 'vite';
import { facade } from '@sahra/shared/federation/provided-modules';
import { usedNames } from './provided-names.ts';
import { root } from './version.ts';
import { remoteConfig } from './vite-config.ts';

const source = `
import { classNames, CONTRACT_VERSION, formatDate, formatList } from '@sahra/shared/facade';
// Each bundle drops the branch of the other one.
const own = import.meta.env.SSR ? formatDate : formatList;
export default { id: 'halves', contract: CONTRACT_VERSION, own, lazy: () => classNames('a') };
`;

async function bundle(folder: string, isSsrBuild: boolean): Promise<Rolldown.RolldownOutput> {
  const config = await remoteConfig('halves')({ command: 'build', mode: 'production', isSsrBuild });
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

it('A remote uses what either of its bundles imports, also where the other one does not', async () => {
  vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true');
  await mkdir(path.join(root, 'deploy/.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'deploy/.cache/halves-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'src/app.ts'), source);
  await writeFile(path.join(folder, 'package.json'), '{ "name": "halves", "type": "module" }');
  const browser = await bundle(folder, false);
  expect(usedNames(await bundle(folder, true), browser)).toEqual({
    [facade]: ['CONTRACT_VERSION', 'classNames', 'formatDate', 'formatList'],
  });
});
