import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes the standard input into a file: it is read twice, once to see that it is whole. */
export async function spoolInput(input: NodeJS.ReadableStream): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(input, createWriteStream(path));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}
