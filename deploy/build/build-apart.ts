import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './version.ts';

/** Builds what changed in a process of its own, which ends with this one: a site that runs for weeks need not hold its bundler's memory. */
export async function buildApart(): Promise<void> {
  const bootstrap = path.join(root, 'deploy/bootstrap.mjs');
  const build = spawn(process.execPath, [bootstrap, 'build'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const code = await new Promise<number | null>((resolve, reject) => build.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error('The site could not be built; what is wrong is above');
}
