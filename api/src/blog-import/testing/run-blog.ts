import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { findCommand } from '../../blog-command/run-command.ts';
import { readArguments } from '../../blog-command/usage.ts';
import type { Database } from '../../database/connect.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { UploadParts } from '../../uploads/store-upload.ts';
import type { MayConnect } from '../pictures/public-address.ts';

/** A moment after everything in the files of the tests. */
export const now = new Date('2026-11-26T12:00:00Z');

interface Site {
  readonly testDatabase: TestDatabase & { database: Database };
  readonly uploads: UploadParts;
}

/** `npm run blog` in this process: what it says to the person at the terminal, and what it writes to the standard output. */
export async function runBlog(
  { testDatabase, uploads }: Site,
  args: string[],
  more: { input?: string; mayConnect?: MayConnect; now?: Date; signal?: AbortSignal; isReaderGone?: boolean } = {},
): Promise<{ said: string; output: Buffer }> {
  const { values, positionals } = readArguments(args);
  const said: string[] = [];
  const chunks: Buffer[] = [];
  // As a pipe whose reader is slow: what it has taken is not yet what it has passed on.
  const output = new Writable({
    highWaterMark: 64 * 1024 * 1024,
    // Of a reader who leaves before the last lines the command learns with its last, empty write.
    write: (chunk: Buffer, _, done) =>
      setImmediate(() =>
        more.isReaderGone && chunk.length === 0 ? done(new Error('EPIPE')) : done(void chunks.push(chunk)),
      ),
  });
  await findCommand(
    positionals,
    values,
  )({
    ...{ connection: testDatabase, uploads, site: 'https://sahra.example', now: more.now ?? now, output },
    signal: more.signal ?? new AbortController().signal,
    input: Readable.from([more.input ?? '']),
    say: (line) => said.push(line),
    ...(more.mayConnect && { mayConnect: more.mayConnect }),
  });
  return { said: said.join('\n'), output: Buffer.concat(chunks) };
}

/** A folder for the files of a test. */
export function useFolder(): (name: string, content: string | Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-blog-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
}

/** One of the files that look like exports of real sites. */
export const exportFile = (name: 'wordpress.xml' | 'ghost.json'): string => join(import.meta.dirname, 'exports', name);
