import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inputHash, packageInputs } from './inputs.ts';
import { createTree } from './testing/tree.ts';

const manifest = (name: string, dependencies: Record<string, string> = {}) =>
  JSON.stringify({ name: `@sahra/${name}`, dependencies });
const tree = () =>
  createTree({
    'pnpm-lock.yaml': 'react: 1',
    'deploy/package.json': manifest('deploy'),
    'shared/package.json': manifest('shared'),
    'shared/src/lamp.ts': 'export const lamp = 1;',
    'api/package.json': manifest('api', { '@sahra/shared': 'workspace:*', fastify: '5' }),
    'remote-radio/package.json': manifest('remote-radio', { '@sahra/shared': 'workspace:*' }),
    'remote-radio/vite.config.ts': "import '../deploy/build/vite-config.ts';",
    'remote-radio/src/dial.test.ts': "readFileSync('../api/demo.json');",
    'remote-radio/src/dial.ts': '',
    'remote-radio/dist/client.js': '',
    'deploy/checks/finding.ts': '',
    'remote-press/src/news.ts': '',
    'remote-press/src/paths.ts': '',
    'remote-press/package.json': manifest('remote-press', { '@sahra/remote-radio': 'workspace:*' }),
  });

it('A package rests on what it declares, on what that declares, and on the folders of files that it reads', () => {
  const inputs = packageInputs(tree());
  expect(inputs.get('shared')).toEqual(['shared']);
  expect(inputs.get('remote-radio')).toEqual(['api', 'remote-radio', 'shared']);
  expect(inputs.get('remote-press')).toEqual(['remote-press', 'remote-radio', 'shared']);
});

it('The tools of the repository rest on all of it', () => {
  expect(packageInputs(tree()).get('deploy')).toEqual(['.']);
});

it.each([
  ['a source', 'remote-radio/src/dial.ts', true],
  ['a test', 'remote-radio/src/dial.test.ts', true],
  ['what it declares', 'shared/src/lamp.ts', true],
  ['the lock file', 'pnpm-lock.yaml', true],
  ['what runs the checks', 'deploy/checks/finding.ts', true],
  ['something new', 'remote-radio/src/knob.ts', true],
  ['what was built', 'remote-radio/dist/client.js', false],
  ['the addresses of another package', 'remote-press/src/paths.ts', true],
  ['another package', 'remote-press/src/news.ts', false],
])('The hash of its inputs changes with %s as it should (%s)', (_, file, changes) => {
  const root = tree();
  const before = inputHash(root, ['remote-radio', 'shared']);
  expect(inputHash(root, ['remote-radio', 'shared'])).toBe(before);
  writeFileSync(path.join(root, file), 'export const other = 2;');
  expect(inputHash(root, ['remote-radio', 'shared']) !== before).toBe(changes);
});
