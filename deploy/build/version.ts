import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const root = path.resolve(import.meta.dirname, '../..');
const ignored = new Set(['node_modules', 'dist', '.data', '.cache', 'results']);

function* filesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!ignored.has(entry.name)) yield* filesIn(file);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Hash of everything a build of `folders` (relative to the repository) depends on, tests left out. */
export function sourceHash(folders: string[]): string {
  const hash = createHash('sha256').update(process.env.NODE_ENV === 'development' ? 'development' : 'production');
  for (const name of [...folders, 'pnpm-lock.yaml']) {
    const target = path.join(root, name);
    const files = name.includes('.') ? [target] : filesIn(target);
    for (const file of files)
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

const manifestSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });
export const packageOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));
