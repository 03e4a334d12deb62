import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { EncodedUpload, EncodingRefusal, UploadJob } from './encode-upload.ts';
import type { Artist } from './picture-store.ts';

/** Beside the bundle lies a built worker; beside the sources lies one that loads them. */
function workerFile(): string {
  const built = new URL('./picture-worker.js', import.meta.url);
  return existsSync(built) ? built.href : new URL('./worker-from-source.mjs', import.meta.url).href;
}

/** So many uploads are decoded at once, however many threads there are: a large one takes up some 300 MB while it is. */
const DECODED_AT_ONCE = 2;

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Threads that draw, and that decode what was uploaded. */
export interface PicturePool extends Artist {
  /** What an uploaded file becomes, or why it is refused. */
  encode(upload: UploadJob): Promise<EncodedUpload | EncodingRefusal>;
  close(): Promise<void>;
}

/** Opens a pool. Its threads start with the first picture and rest when there is nothing to do. Without a module nothing is drawn. */
export function createPicturePool({
  threads,
  module,
}: {
  readonly threads: number;
  readonly module: string | undefined;
}): PicturePool {
  const pool = new Piscina<unknown, unknown>({
    filename: workerFile(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    niceIncrement: 10,
    recordTiming: false,
  });
  const limit = pLimit(DECODED_AT_ONCE);
  return {
    async draw(picture) {
      if (module === undefined) return undefined;
      const bytes = (await pool.run({ ...picture, module }, { name: 'renderJob' })) as Uint8Array | undefined;
      return bytes && toBuffer(bytes);
    },
    letter: async (card) => toBuffer((await pool.run(card, { name: 'drawShareCard' })) as Uint8Array),
    encode: (upload) =>
      limit(() => pool.run(upload, { name: 'encodeUpload' }) as Promise<EncodedUpload | EncodingRefusal>),
    close: () => pool.close({ force: true }),
  };
}
