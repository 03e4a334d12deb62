import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { watchRegistry, type Published } from './registry.ts';
import { choicesFor, hasCanary, variantOf } from './variant.ts';

let dataDir: string;
const errors: unknown[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-registry-'));
  errors.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

async function release(name: string, version: string, changed: object = {}) {
  const folder = path.join(dataDir, 'releases', name, version);
  await mkdir(folder, { recursive: true });
  const assets = { js: [], css: [] };
  const page = { id: `${name}.list`, path: `/${name}`, layout: 'streaming', titleKey: 'title', chunk: 'src/list.tsx' };
  const hints = { entry: assets, pages: {}, messages: {} };
  const manifest = {
    schema: 1,
    name,
    version,
    contract: '1.0.0',
    react: '19.0.0',
    entry: 'remoteEntry.js',
    pages: [page],
    hints,
    files: {},
    ...changed,
  };
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
}
const point = (revision: number, remotes: object) =>
  writeFile(path.join(dataDir, 'registry.json'), JSON.stringify({ schema: 1, revision, remotes }));
const versionsIn = (published: Published) =>
  variantOf(published, choicesFor(published, undefined)).entries.map(({ name, version }) => `${name} ${version}`);
const watch = () => watchRegistry(dataDir, makeRelease('host', '1'), (error) => errors.push(error), 0);

it('A flip of the registry is seen without a restart', async () => {
  await release('shop', '1.0.0');
  await release('shop', '1.1.0');
  await point(1, { shop: { version: '1.0.0' } });
  const registry = watch();
  expect(versionsIn(await registry())).toEqual(['shop 1.0.0']);
  await point(2, { shop: { version: '1.1.0' } });
  expect(versionsIn(await registry())).toEqual(['shop 1.1.0']);
});

it('A remote that is off is known as such with its pages, and offered to nobody', async () => {
  await release('shop', '1.0.0');
  await release('blog', '2.0.0');
  await point(1, { shop: { version: '1.0.0' }, blog: { version: '2.0.0', isOff: true } });
  const published = await watch()();
  expect(versionsIn(published)).toEqual(['shop 1.0.0']);
  expect(published.off).toMatchObject([{ name: 'blog', version: '2.0.0' }]);
  expect(variantOf(published, []).closed).toEqual([{ name: 'blog', pages: [{ id: 'blog.list', path: '/blog' }] }]);
});

it('A host that is about to be replaced goes on with the remotes that fit it, and the next one has those of now', async () => {
  const link = (digest: string) => ({ '@sahra/shared/facade': { Link: [digest] } });
  const uses = { '@sahra/shared/facade': ['Link'] };
  for (const [version, digest] of [
    ['1.0.0', 'old'],
    ['2.0.0', 'new'],
  ] as const)
    await release('shop', version, { uses, types: link(digest) });
  const hostWith = (digest: string) => makeRelease('host', digest, { offers: uses, types: link(digest) });
  const given = async (digest: string) =>
    versionsIn(await watchRegistry(dataDir, hostWith(digest), (error) => errors.push(error), 0)());
  await point(2, { shop: { version: '2.0.0', before: '1.0.0' } });
  expect(await given('new')).toEqual(['shop 2.0.0']);
  expect(await given('old')).toEqual(['shop 1.0.0']);
  // Where neither fits, what is published is told, with the reason why it is not run.
  expect(await given('another')).toEqual(['shop 2.0.0']);
});

it.each([
  ['cut in half', '{"schema":1,"revision":2,"remo'],
  ['of another schema', '{"schema":9}'],
  ['pointing to a release that is not there', '{"schema":1,"revision":2,"remotes":{"shop":{"version":"7.7.7"}}}'],
  ['pointing out of the folder', '{"schema":1,"revision":2,"remotes":{"shop":{"version":"../../../etc"}}}'],
])('The last good registry stays in force when the file is %s', async (_what, text) => {
  await release('shop', '1.0.0');
  await point(1, { shop: { version: '1.0.0' } });
  const registry = watch();
  await registry();
  await writeFile(path.join(dataDir, 'registry.json'), text);
  expect(versionsIn(await registry())).toEqual(['shop 1.0.0']);
  expect(errors).toHaveLength(1);
});

it.each([
  ['damaged', () => writeFile(path.join(dataDir, 'registry.json'), '{"schema":1,"revis')],
  ['missing', async () => {}],
  ['pointing to a release that is not there', () => point(2, { shop: { version: '7.7.7' } })],
])(
  'A process that starts with a registry that is %s takes the last good one, and names the file',
  async (_, damage) => {
    await release('shop', '1.0.0');
    await point(1, { shop: { version: '1.0.0' } });
    await rename(path.join(dataDir, 'registry.json'), path.join(dataDir, 'registry.last-good.json'));
    await damage();
    const registry = watch();
    expect(versionsIn(await registry())).toEqual(['shop 1.0.0']);
    await registry();
    expect(errors.map(String)).toEqual([expect.stringContaining(path.join(dataDir, 'registry.json'))]);
  },
);

it('A registry that is removed while the process runs changes nothing, and one that comes back is seen', async () => {
  await release('shop', '1.0.0');
  await release('shop', '1.1.0');
  await point(1, { shop: { version: '1.0.0' } });
  const registry = watch();
  await registry();
  await rm(path.join(dataDir, 'registry.json'));
  expect(versionsIn(await registry())).toEqual(['shop 1.0.0']);
  await registry();
  expect(errors).toHaveLength(1);
  await point(2, { shop: { version: '1.1.0' } });
  expect(versionsIn(await registry())).toEqual(['shop 1.1.0']);
});

it('A remote that is switched off is offered to nobody', async () => {
  await release('shop', '1.0.0');
  await release('blog', '1.0.0');
  await point(1, { shop: { version: '1.0.0', isOff: true }, blog: { version: '1.0.0' } });
  expect(versionsIn(await watch()())).toEqual(['blog 1.0.0']);
});

it('A remote that is off and cannot be read does no harm', async () => {
  await release('shop', '1.0.0');
  await point(1, { shop: { version: '1.0.0' }, blog: { version: '2.0.0', isOff: true } });
  const published = await watch()();
  expect(versionsIn(published)).toEqual(['shop 1.0.0']);
  expect(variantOf(published, []).closed).toEqual([{ name: 'blog', pages: [] }]);
  expect(errors).toEqual([]);
});

it('Without any registry the reason is named', async () => {
  await expect(watch()()).rejects.toThrow('No usable registry');
});

it('Who published what is nothing that this process could give to a visitor', async () => {
  await release('shop', '1.0.0');
  const change = { revision: 1, at: '2026-11-21T12:00:00Z', action: 'publish', remote: 'shop', version: '1.0.0' };
  const history = [{ ...change, by: 'Mona Saad', commit: '0123456789ab' }];
  const text = JSON.stringify({ schema: 1, revision: 1, remotes: { shop: { version: '1.0.0' } }, history });
  await writeFile(path.join(dataDir, 'registry.json'), text);
  const published = JSON.stringify(await watch()());
  expect(published).toContain('1.0.0');
  expect(published).not.toMatch(/Mona|0123456789ab/);
});

it('A canary of the host is known to the host server that gives visitors their buckets', async () => {
  await release('shop', '1.0.0');
  const host = { version: '1', canary: { version: '2', percent: 10, since: '2026-11-22T12:00:00.000Z' } };
  const write = (revision: number, pointer: object) =>
    writeFile(
      path.join(dataDir, 'registry.json'),
      JSON.stringify({ schema: 1, revision, remotes: { shop: { version: '1.0.0' } }, host: pointer }),
    );
  await write(1, host);
  const registry = watch();
  expect(hasCanary(await registry())).toBe(true);
  await write(2, { version: '1' });
  expect(hasCanary(await registry())).toBe(false);
});
