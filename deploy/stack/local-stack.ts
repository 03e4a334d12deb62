import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/version.ts';
import { findFreePort } from '../supervision/free-port.ts';
import { compose, composeWith, containersOf, run, type Container, type StackPlace } from './compose.ts';

const TIMEOUT_MS = 240_000;
const notCopied = /(^|\/)(node_modules|dist|\.git|\.data|\.cache)(\/|$)/;

/** The engine asks a container every few seconds how it is; what it did not find well yet is asked here and now, by the same command. */
const isWell = async ({ id, isRunning, health, check }: Container) =>
  isRunning &&
  (['', 'healthy'].includes(health) ||
    (await run('docker', ['exec', id, ...check]).then(
      () => true,
      () => false,
    )));

/** A stack that is commanded from here. */
export function stackAt(place: StackPlace) {
  return {
    place,
    compose: (...arguments_: string[]) => compose(place, ...arguments_),
    composeWith: (input: string, ...arguments_: string[]) => composeWith(place, input, ...arguments_),
    containers: () => containersOf(place),
    /** Settles when every container runs and, where it can tell, says that it is well. */
    async untilHealthy() {
      for (const deadline = Date.now() + TIMEOUT_MS; ;) {
        const containers = await containersOf(place);
        // One after the other: the first that is not well is enough to wait on.
        let ill: Container | undefined;
        for (const container of containers) if (!ill && !(await isWell(container))) ill = container;
        if (containers.length > 0 && !ill) return;
        if (Date.now() > deadline)
          throw new Error(`Not healthy after ${TIMEOUT_MS / 1000} s: ${ill?.service} (${ill?.health})`);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
  };
}

export type Stack = ReturnType<typeof stackAt>;

/** The stack of this run. */
export const runningStack = (): Stack => stackAt(JSON.parse(process.env.SAHRA_STACK ?? '{}') as StackPlace);

/** A stack of its own from a copy of this repository, which a test may change, with more in its environment. Nothing runs yet. */
export async function makeStack(more: Record<string, string> = {}): Promise<Stack & { remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-stack-'));
  await cp(root, folder, { recursive: true, filter: (file) => !notCopied.test(path.relative(root, file)) });
  const port = await findFreePort();
  // Behind a registry of one's own, the images are built from that one too.
  const registry = (await promisify(execFile)('npm', ['config', 'get', 'registry'])).stdout.trim();
  const environment = { SAHRA_PORT: String(port), NPM_CONFIG_REGISTRY: registry, ...more };
  const place = {
    folder,
    project: process.env.SAHRA_STACK_PROJECT ?? path.basename(folder).toLowerCase(),
    url: `http://localhost:${port}`,
    environment,
  };
  const remove = async () => {
    await compose(place, 'down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...stackAt(place), remove };
}
