import { spawn } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '../deploy/build/targets.ts';
import { root } from '../deploy/build/version.ts';
import { publishBuilds } from '../deploy/release/publish-builds.ts';
import { environmentOf } from './own-site.ts';

/** A workspace beside this one, built for development, that leaves the builds here alone. */
export interface DevelopmentCopy {
  folder: string;
  publish: (dataDir: string) => Promise<unknown>;
  remove: () => Promise<void>;
}

const notSources = new Set(['dist', '.git', '.data', '.cache', '.vite', 'results', 'media']);

/** Sources are copied; installed packages are links, which stay as they are; the packages' own store is linked. */
async function copyWorkspace(folder: string): Promise<void> {
  for (const name of await readdir(root)) {
    const source = path.join(root, name);
    if (name === 'node_modules') await symlink(source, path.join(folder, name));
    else if (!notSources.has(name) && (!(await lstat(source)).isDirectory() || ['shared', 'deploy', 'host'].includes(name) || name.startsWith('remote-')))
      await cp(source, path.join(folder, name), { recursive: true, verbatimSymlinks: true, filter: (file) => !notSources.has(path.basename(file)) });
  }
}

function build(folder: string): Promise<void> {
  const env = { ...environmentOf(folder), NODE_ENV: 'development' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/build.ts', 'host', ...remoteNames], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) => child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The development build ended with ${code}:\n${said}`)))));
}

/** Copies the workspace and builds host and remotes for development. */
export async function buildDevelopmentCopy(): Promise<DevelopmentCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-development-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await copyWorkspace(folder);
    await build(folder);
    return { folder, remove, publish: (dataDir) => publishBuilds(dataDir, folder) };
  } catch (error) {
    await remove();
    throw error;
  }
}
