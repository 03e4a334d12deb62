import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { ArtworkJob } from './worker.ts';

export interface ArtworkPool {
  render(job: ArtworkJob): Promise<Buffer>;
  close(): Promise<void>;
}

export interface ArtworkPoolOptions {
  readonly threads: number;
}

/** Beside the bundle lies a built worker; beside the sources lies this one, for which a thread needs the TypeScript loader. */
function workerFile(): { filename: string; execArgv: string[] } {
  const built = new URL('./artwork-worker.js', import.meta.url);
  if (existsSync(built)) return { filename: built.href, execArgv: [] };
  return { filename: new URL('./worker.ts', import.meta.url).href, execArgv: ['--import', import.meta.resolve('tsx')] };
}

/** Threads that draw pictures. They start with the first job and rest when there is nothing to do. */
export function createArtworkPool({ threads }: ArtworkPoolOptions): ArtworkPool {
  const pool = new Piscina<ArtworkJob, Uint8Array>({ ...workerFile(), minThreads: 0, maxThreads: threads, idleTimeout: 30_000, niceIncrement: 10, recordTiming: false });
  return {
    render: async (job) => {
      const bytes = await pool.run(job);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: () => pool.close({ force: true }),
  };
}
