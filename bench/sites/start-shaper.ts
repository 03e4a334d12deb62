import { fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../deploy/build/version.ts';

const messageSchema = z.object({ type: z.literal('listening'), ports: z.array(z.int()) });

/** Starts the slow line in a process of its own; `ports` are those to visit in place of `targets`, in their order. */
export async function startShaper(targets: number[]): Promise<{ ports: number[]; stop: () => void }> {
  const module = path.join(import.meta.dirname, '../shaper/shaper-process.ts');
  const child = fork(module, targets.map(String), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ports = await new Promise<number[]>((resolve, reject) => {
    child.once('message', (message) => resolve(messageSchema.parse(message).ports));
    child.once('exit', (code) => reject(new Error(`The shaper ended with code ${code} before it was ready`)));
  });
  return { ports, stop: () => void child.kill('SIGKILL') };
}
