import { root } from '../../deploy/build/version.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { type Command, runCommand } from './command.ts';
import { environmentOf, makeDataDir, removeDataDir } from './environment.ts';
import { expect } from './test.ts';

/** A whole site, as `npm start` runs it. */
export interface RunningSite extends Command {
  url: string;
  port: number;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts a whole site as `npm start` does, with data of its own; `environment` are further settings. */
export async function startWholeSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const command = runCommand(
    root,
    { ...environmentOf(dataDir), PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    '--import',
    'tsx',
    'deploy/commands/start.ts',
  );
  const stop = async () => {
    if (command.child.exitCode === null) command.child.kill('SIGTERM');
    await command.ended;
    await removeDataDir(dataDir);
  };
  await expect.poll(command.said, { timeout: 180_000 }).toContain('Sahra is ready');
  return { ...command, port, dataDir, url: `http://localhost:${port}`, stop };
}
