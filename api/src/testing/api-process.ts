import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The api as a process of its own, as it really runs. */
export interface ApiProcess {
  child: ChildProcess;
  port: number;
  /** What it wrote. */
  output: () => string;
}

function spawnProcess(
  module: 'main.js' | 'worker.js',
  environment: Record<string, string>,
): { child: ChildProcess; output: () => string } {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ARTWORK_WARM_UP: 'off',
    DEMO_MODULE: join(inject('demoBundle'), 'demo.js'),
    ...environment,
  };
  const child = fork(join(inject('apiBundle'), module), { env, execArgv: [], silent: true });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text };
}

const isListening = (message: unknown): message is { type: 'listening'; port: number } =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'listening';

/** Starts it and waits until it answers. */
export const startApiProcess = (environment: Record<string, string>): Promise<ApiProcess> =>
  untilListening(spawnProcess('main.js', environment));

/** The same for the worker, whose port has its measurements. */
export const startWorkerProcess = (environment: Record<string, string>): Promise<ApiProcess> =>
  untilListening(spawnProcess('worker.js', environment));

function untilListening({ child, output }: ReturnType<typeof spawnProcess>): Promise<ApiProcess> {
  return new Promise((done, fail) => {
    child.on('message', (message) => isListening(message) && done({ child, port: message.port, output }));
    child.on('exit', (code) => fail(new Error(`It ended with ${code}: ${output()}`)));
  });
}

/** Starts it where it cannot start, and returns how it ended. */
export async function failToStart(
  environment: Record<string, string>,
  module: 'main.js' | 'worker.js' = 'main.js',
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnProcess(module, environment);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}
