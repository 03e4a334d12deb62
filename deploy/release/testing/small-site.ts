import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { languages } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { integrityOf } from '@sahra/shared/server/integrity';
import { writeBuild } from './build.ts';

/** A host server that answers the pages of all releases with a heading; those of a version that says `broken` with 500. */
const server = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
const tags = ${JSON.stringify(Object.fromEntries(languages.map(({ code, tag }) => [code, tag])))};
const read = (...file) => JSON.parse(readFileSync(path.join(process.env.DATA_DIR, ...file), 'utf8'));
createServer(({ url, headers }, response) => {
  const { host, remotes } = read('registry.json');
  const releases = Object.entries({ host, ...remotes }).map(([name, { version }]) => read('releases', name, version, 'remote.json'));
  const release = releases.find(({ pages }) => pages.some((page) => page.path === url));
  const status = release ? (release.version.includes('broken') ? 500 : 200) : 404;
  const tag = tags[/lang=(\\w+)/.exec(headers.cookie)?.[1] ?? 'ar'];
  response.writeHead(status).end('<html lang="' + tag + '"><main><h1>' + release?.version + '</h1></main></html>');
}).listen(0, '127.0.0.1', function () {
  process.send({ type: 'listening', port: this.address().port });
});
process.on('SIGTERM', () => process.exit());
`;

/** Writes a small build of a host that can be rehearsed. */
export async function writeHost(version: string, changed: Partial<ReleaseManifest>): Promise<string> {
  const { dist } = await writeBuild('host', version, {
    ...changed,
    server: { 'main.js': { integrity: integrityOf(server), bytes: server.length } },
  });
  await writeFile(path.join(dist, 'server/main.js'), server);
  return dist;
}

/** An api that is ready, and has no address; its own address. `meanwhile` is done before it answers for the first time. */
export async function startSmallApi(meanwhile: () => Promise<unknown> = async () => {}): Promise<string> {
  let isDone: Promise<unknown> | undefined;
  const api = createServer(async (_, response) => {
    await (isDone ??= meanwhile());
    response.end('{ "paths": {} }');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close().closeAllConnections());
  await new Promise((resolve) => api.once('listening', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}
