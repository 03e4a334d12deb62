import { type ChildProcess, spawn } from 'node:child_process';

/** A command that was started. */
export interface Command {
  child: ChildProcess;
  /** What it has printed so far. */
  said: () => string;
  ended: Promise<number | null>;
}

/** Starts node in `cwd` with these arguments, as from a terminal. */
export function runCommand(cwd: string, env: NodeJS.ProcessEnv, ...args: string[]): Command {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}
