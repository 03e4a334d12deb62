import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildAll } from '../build/run.ts';
import { folderOf, remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';

const [part = '', target = ''] = process.argv.slice(2);

/** What is built for a part, and what of the repository its image holds beside the sources of `deploy` and `shared`. */
const parts: Readonly<Record<string, { build: string[]; holds: string[] }>> = {
  gateway: { build: [], holds: ['demo/media', 'demo/recordings'] },
  api: {
    build: ['api', 'demo'],
    holds: [
      'api/dist',
      'api/migrations',
      'api/site-cards',
      'demo/dist',
      'demo/catalog',
      'demo/gated',
      'demo/downloads',
    ],
  },
  ...Object.fromEntries(
    ['host', ...remoteNames].map((name) => [name, { build: [name], holds: [`${folderOf(name)}/dist`] }]),
  ),
};
const { build, holds } = parts[part] ?? {};
if (!build || !holds) throw new Error(`"${part}" is no part of the stack. Parts are: ${Object.keys(parts).join(', ')}`);

await buildAll(build);
for (const folder of ['deploy', 'shared/src', ...holds])
  await cp(path.join(root, folder), path.join(target, folder), {
    recursive: true,
    filter: (file) => !/node_modules|\.test\.tsx?$/.test(file),
  });
