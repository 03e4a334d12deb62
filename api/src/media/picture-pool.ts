import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { ArtworkJob } from './picture-worker.ts';

export interface ArtworkPool {
  render(job: ArtworkJob): Promise<Buffer>;
  close(): Promise<void>;
}

export interface ArtworkPoolOptions {
  readonly threads: number;
}

/** Beside the bundle lies a built worker; beside the sources lies one that loads them. */
function workerFile(): string {
  const built = new URL('./picture-worker.js', import.meta.url);
  return existsSync(built) ? built.href : new URL('./worker-from-source.mjs', import.meta.url).href;
}

/** Threads that draw pictures. They start with the first job and rest when there is nothing to do. */
export function createArtworkPool({ threads }: ArtworkPoolOptions): ArtworkPool {
  const pool = new Piscina<ArtworkJob, Uint8Array>({ filename: workerFile(), name: 'renderJob', minThreads: 0, maxThreads: threads, idleTimeout: 30_000, niceIncrement: 10, recordTiming: false });
  return {
    render: async (job) => {
      const bytes = await pool.run(job);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: () => pool.close({ force: true }),
  };
}
