import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StartError } from '@sahra/shared/server/settings';

/** What a file is not, by its first bytes. */
const others: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b], 'a zip file: unpack it first'],
  [[0x1f, 0x8b], 'a gzip file: unpack it first'],
  [[0xff, 0xfe], 'in UTF-16: save it as UTF-8 first'],
  [[0xfe, 0xff], 'in UTF-16: save it as UTF-8 first'],
];

/** The first characters of a file, which tell what it is; refuses what is no text in UTF-8. */
export async function readStart(path: string): Promise<string> {
  const file = await open(path).catch((error: unknown) => {
    throw new StartError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const other = others.find(([begin]) => begin.every((byte, index) => bytes[index] === byte));
    if (other) throw new StartError(`The file is ${other[1]}.`);
    return new TextDecoder().decode(bytes);
  } finally {
    await file.close();
  }
}

/** A file as text, a piece after the other. Bytes that are not UTF-8 end it with an error that says where they are. */
export async function* readText(path: string): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  const decode = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new StartError(`The file is not UTF-8: byte ${read} to ${read + (bytes?.length ?? 0)} cannot be read.`);
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    yield decode(chunk);
    read += chunk.length;
  }
  yield decode();
}
