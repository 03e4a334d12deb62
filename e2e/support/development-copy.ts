import { remoteNames } from '../../deploy/build/targets.ts';
import { builtIn, publishBuilds } from '../../deploy/release/publish-builds.ts';
import { runCommand } from './command.ts';
import { environmentOf } from './environment.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from './workspace-copy.ts';

/** A workspace beside this one that is built for development. */
export interface DevelopmentCopy extends WorkspaceCopy {
  publish: (dataDir: string) => Promise<unknown>;
}

async function build(folder: string): Promise<void> {
  const env = { ...environmentOf(folder), NODE_ENV: 'development' };
  const { said, ended } = runCommand(
    folder,
    env,
    '--import',
    'tsx',
    'deploy/commands/build.ts',
    'host',
    ...remoteNames,
  );
  const code = await ended;
  if (code !== 0) throw new Error(`The development build ended with ${code}:\n${said()}`);
}

/** Copies the workspace and builds host and remotes for development. */
export async function buildDevelopmentCopy(): Promise<DevelopmentCopy> {
  const copy = await makeWorkspaceCopy({ packages: true });
  try {
    await build(copy.folder);
    return { ...copy, publish: (dataDir) => publishBuilds(dataDir, builtIn(copy.folder)) };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
