import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface TreeOptions {
  /** Link → target, both relative to the tree. */
  links?: Readonly<Record<string, string>>;
}

/** A small workspace in a temporary folder, gone when the test ends. Values are file contents. */
export function createTree(files: Readonly<Record<string, string>>, { links = {} }: TreeOptions = {}): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sahra-tree-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folderOf = (file: string) => mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    folderOf(file);
    writeFileSync(path.join(root, file), content);
  }
  for (const [link, target] of Object.entries(links)) {
    folderOf(link);
    symlinkSync(path.join(root, target), path.join(root, link), 'dir');
  }
  return root;
}
