import { filmTypeOf } from '@sahra/shared/server/film-types';
import { openFile } from '@sahra/shared/server/open-file';
import { sendFile } from '@sahra/shared/server/send-file';
import type { FastifyInstance } from 'fastify';
import { isPublicPath, notFound, refuseLinks, type Wildcard } from './public-path.ts';

/** Players, cast receivers, feed readers and caches of other sites read what is free, by part too. */
const forEverySite = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'range, if-range, if-none-match',
  'access-control-expose-headers': 'content-range, content-length, etag, accept-ranges',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What an address names: a file by its path, and whether the address has the file's present revision. */
export interface FreeFile {
  readonly file: string;
  isPinned(): Promise<boolean>;
  /** Beside those that all have. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends what lies in `folder` below `prefix` to everyone. `find` reads what follows the prefix, of which it gets only paths that are public,
 * and answers with a path below `folder`. What is asked for by its revision is kept for a year.
 */
export function serveFreeFiles(
  gateway: FastifyInstance,
  prefix: string,
  folder: string,
  find: (asked: string) => FreeFile | undefined,
): void {
  const route = `${prefix}*`;
  // As they are: a part of a file that was compressed on the way is no part of it.
  gateway.get(route, { compress: false }, async (request: Wildcard, reply) => {
    const asked = request.params['*'];
    const found = isPublicPath(asked) ? find(asked) : undefined;
    if (!found) throw notFound();
    const { file } = found;
    await refuseLinks(folder, file);
    const headers = {
      ...forEverySite,
      ...found.headers,
      'content-type': filmTypeOf(file),
      'cache-control': (await found.isPinned()) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (!(await sendFile(request, reply, (range) => openFile(file, range), headers))) throw notFound();
    return reply;
  });
  gateway.options(route, async (_, reply) =>
    reply
      .status(204)
      .headers({ ...forEverySite, 'access-control-max-age': '86400' })
      .send(),
  );
}
