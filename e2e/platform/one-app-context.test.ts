import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, remoteNames } from '../../deploy/build/targets.ts';
import { root } from '../../deploy/build/version.ts';
import { expect, test } from '../support/test.ts';

/** What stands in the code that hands every page its app, and in no other. */
const mark = 'useApp needs an AppProvider above it';

test('On the server there is one copy of what hands every page its app, in none of those that share it', () => {
  const bundles = ['host', ...remoteNames.map(folderOf)].map((folder) => `${folder}/dist/server`);
  const files = bundles.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)),
  );
  const copies = files.filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(root, file), 'utf8').includes(mark),
  );
  expect(copies).toEqual([expect.stringMatching(/^host\/dist\/server\/[^/]+$/)]);
});
