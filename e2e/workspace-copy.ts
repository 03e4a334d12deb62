import { cp, lstat, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../deploy/build/version.ts';

/** A workspace beside this one, whose files a test may change. */
export interface WorkspaceCopy {
  folder: string;
  remove: () => Promise<void>;
}

const folders = /^(shared|deploy|host|api|remote-.+|\.github)$/;
const notCopied = new Set(['.git', '.data', '.cache', '.vite', 'results', 'media']);

/** Sources are copied, and builds where they are wanted; installed packages are links, which stay as they are; the packages' own store is linked. */
async function copyWorkspace(folder: string, parts: 'sources' | 'builds'): Promise<void> {
  const isWanted = (name: string) => !notCopied.has(name) && (parts === 'builds' || name !== 'dist');
  for (const name of await readdir(root)) {
    const source = path.join(root, name);
    if (name === 'node_modules') await symlink(source, path.join(folder, name));
    else if (!(await lstat(source)).isDirectory() || folders.test(name))
      await cp(source, path.join(folder, name), { recursive: true, verbatimSymlinks: true, filter: (file) => isWanted(path.basename(file)) });
  }
}

/** Copies what the site is made of: as sources alone, or with its builds. */
export async function makeWorkspaceCopy(parts: 'sources' | 'builds'): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-workspace-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await copyWorkspace(folder, parts);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
