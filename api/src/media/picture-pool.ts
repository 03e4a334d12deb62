import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { Artist } from './picture-store.ts';
import type { PictureJob } from './picture-worker.ts';

/** Beside the bundle lies a built worker; beside the sources lies one that loads them. */
function workerFile(): string {
  const built = new URL('./picture-worker.js', import.meta.url);
  return existsSync(built) ? built.href : new URL('./worker-from-source.mjs', import.meta.url).href;
}

/** Threads that draw the pictures of a module. They start with the first one and rest when there is nothing to do. */
export function createPicturePool({
  threads,
  module,
}: {
  readonly threads: number;
  readonly module: string;
}): Artist & { close(): Promise<void> } {
  const pool = new Piscina<PictureJob, Uint8Array | undefined>({
    filename: workerFile(),
    name: 'renderJob',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    niceIncrement: 10,
    recordTiming: false,
  });
  return {
    draw: async (picture) => {
      const bytes = await pool.run({ ...picture, module });
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: () => pool.close({ force: true }),
  };
}
