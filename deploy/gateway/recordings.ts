import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileRevision } from '@sahra/shared/server/folder-revision';
import type { FastifyInstance } from 'fastify';
import { serveFreeFiles } from './free-files.ts';

/** Who opens a recording as a page, as links to chapters do where no scripts run, has it played there, and nothing else. */
const opened = {
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Recordings of posts, which lie in `folder`; with its revision in the address (`/media/blog/reel~0123abcd.mp3`) one is kept for a year. */
export function serveRecordings(gateway: FastifyInstance, folder: string): void {
  const revisions = new Map<string, Promise<string>>();
  const revisionOf = (file: string) => {
    const known = revisions.get(file) ?? readFile(file).then(fileRevision);
    revisions.set(file, known);
    return known;
  };
  serveFreeFiles(gateway, '/media/blog/', folder, (asked) => {
    const [, name, revision] = /^([a-z0-9-]+)(?:~([0-9a-f]{8}))?\.mp3$/.exec(asked) ?? [];
    if (!name) return undefined;
    const file = path.join(folder, `${name}.mp3`);
    const isPinned = async () => revision !== undefined && revision === (await revisionOf(file));
    return { file, isPinned, headers: opened };
  });
}
