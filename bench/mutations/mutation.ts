import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A deliberate mistake in a source file, and the tests that should find it. */
export interface Mutation {
  name: string;
  /** Relative to the repository. */
  file: string;
  /** Is in the file exactly once. */
  find: string;
  replace: string;
  /** `check`: lint, import law, messages, types. `stack`: needs a Docker engine, and is no part of `npm test`. */
  suite: 'unit' | 'api' | 'browser' | 'check' | 'stack';
  /** Files or folders as the suite's runner knows them; the name of a check. */
  tests: string;
}

/** The text of a file with the mutation in it. Throws where what it replaces is missing or ambiguous. */
export function mutate(text: string, { name, file, find, replace }: Mutation): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: ${file} has ${count} places instead of one with ${JSON.stringify(find)}`);
  return text.replace(find, () => replace);
}

/** Throws where the working tree has changes: a mutation is written into it, and taken back. */
export function requireCleanTree(root: string): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) throw new Error(`Commit or stash your changes first; mutations are written into the files:\n${changes}`);
}

/** Writes a mutation into its file, and answers with what takes it back. */
export function applyMutation(root: string, mutation: Mutation): () => void {
  const file = path.join(root, mutation.file);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(original, mutation));
  return () => writeFileSync(file, original);
}
