import { fork, type ChildProcess } from 'node:child_process';
import { heapLimits } from './heap-limits.ts';

/** A part of the site that runs in a process of its own. */
export interface Service {
  pid: number;
  port: number;
  /** Asks it to finish and waits until it has; kills it after `limitMs`. */
  stop: (limitMs: number) => Promise<void>;
  /** Settles when the process has ended, by itself or not: with its code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

interface ServiceOptions {
  name: string;
  module: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Gets what it prints; it goes where this process prints to, by default. */
  onOutput?: (text: string) => void;
  /** Flags of Node; those of every part of a site by default. */
  execArgv?: string[];
}

/** Starts a bundle and waits until it says on which port it listens. Rejects where it ends before that. */
export async function startService({
  name,
  module,
  cwd,
  env,
  onOutput,
  execArgv = heapLimits,
}: ServiceOptions): Promise<Service> {
  // A group of its own: Ctrl-C reaches only the parent, which stops the parts in order.
  const child: ChildProcess = fork(module, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    execArgv,
  });
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'listening' && message.port) resolve(message.port);
    });
    void ended.then((code) => reject(new Error(`${name} ended with ${code} before it was ready`)));
  });
  return {
    pid: child.pid ?? 0,
    port,
    ended,
    async stop(limitMs) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
