import { cpSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';

/** A workspace beside this one, whose files a test may change. */
export interface WorkspaceCopy {
  folder: string;
  remove: () => Promise<void>;
}

interface CopyParts {
  /** As they are here; without, nothing is built. */
  builds?: boolean;
  /** Linked to those that are installed here; without, nothing is installed. */
  packages?: boolean;
}

const folders = /^(shared|demo|deploy|host|api|remote-.+|e2e|bench|patches|\.github)$/;
const large = new Set(['demo/media', 'demo/recordings'].map((folder) => path.join(root, folder)));
const notCopied = new Set(['.git', '.data', '.cache', '.vite', 'results']);

/** Sources are copied; the links of installed packages stay as they are, and the packages' own store is linked. */
async function copyWorkspace(folder: string, { builds = false, packages = false }: CopyParts): Promise<void> {
  const left = new Set([...notCopied, ...(builds ? [] : ['dist']), ...(packages ? [] : ['node_modules'])]);
  for (const name of await readdir(root)) {
    const source = path.join(root, name);
    if (name === 'node_modules') {
      if (packages) await symlink(source, path.join(folder, name));
    } else if (!(await lstat(source)).isDirectory() || folders.test(name))
      // With a filter `cp` takes twice the processor's time.
      cpSync(source, path.join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !left.has(path.basename(file)) && !large.has(file),
      });
  }
}

/** Copies what the site is made of. */
export async function makeWorkspaceCopy(parts: CopyParts): Promise<WorkspaceCopy> {
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
