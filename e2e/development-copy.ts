import { spawn } from 'node:child_process';
import { remoteNames } from '../deploy/build/targets.ts';
import { builtIn, publishBuilds } from '../deploy/release/publish-builds.ts';
import { environmentOf } from './own-site.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from './workspace-copy.ts';

/** A workspace beside this one that is built for development. */
export interface DevelopmentCopy extends WorkspaceCopy {
  publish: (dataDir: string) => Promise<unknown>;
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
  const copy = await makeWorkspaceCopy('sources');
  try {
    await build(copy.folder);
    return { ...copy, publish: (dataDir) => publishBuilds(dataDir, builtIn(copy.folder)) };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
