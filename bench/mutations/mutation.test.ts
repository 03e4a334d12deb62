import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../deploy/build/version.ts';
import { createTree } from '../../deploy/checks/testing/tree.ts';
import { codeMutations } from './code-mutations.ts';
import { applyMutation, mutate, requireCleanTree, type Mutation } from './mutation.ts';
import { releaseMutations } from './release-mutations.ts';
import { siteMutations } from './site-mutations.ts';

const mutations = [...codeMutations, ...releaseMutations, ...siteMutations];
const mutation: Mutation = {
  name: 'The lamp is off',
  file: 'lamp.ts',
  find: 'isOn = true',
  replace: 'isOn = $&',
  suite: 'unit',
  tests: 'lamp',
};
const text = 'const isOn = true;\n';

/** A repository with one committed file. */
function repository(): string {
  const tree = createTree({ 'lamp.ts': text });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.org', ...args], { cwd: tree });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'lamp: Switch it on');
  return tree;
}

test('A mutation is written as it stands, and taken back', () => {
  const tree = repository();
  const read = () => readFileSync(path.join(tree, 'lamp.ts'), 'utf8');
  const revert = applyMutation(tree, mutation);
  expect(read()).toBe('const isOn = $&;\n');
  expect(() => requireCleanTree(tree)).toThrow(/Commit or stash[^]* M lamp\.ts/);
  revert();
  expect(read()).toBe(text);
  requireCleanTree(tree);
});

test.each([
  ['is not there', 'const isOn = false;', /0 places/],
  ['is there twice', text + text, /2 places/],
])('A mutation whose text %s is refused', (_, source, message) => {
  expect(() => mutate(source, mutation)).toThrow(message);
});

test.each(mutations)('There is a place for the mutation "$name"', (each) => {
  const source = readFileSync(path.join(root, each.file), 'utf8');
  expect(mutate(source, each)).not.toBe(source);
});

test('No two mutations have the same name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
