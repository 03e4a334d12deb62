import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'results', '.git', '.data', '.cache']);

/** Every file below `folder` that is ours, relative to `root`, with `/` between folders. */
export function filesBelow(root: string, folder = '.'): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !ignored.has(entry.name)) found.push(...filesBelow(root, file));
    else if (entry.isFile()) found.push(file);
  }
  return found.sort();
}

/** Folders of the workspace that hold `name`. */
export const packagesWith = (root: string, name: string): string[] =>
  readdirSync(root)
    .filter(
      (folder) => existsSync(path.join(root, folder, 'package.json')) && existsSync(path.join(root, folder, name)),
    )
    .sort();
