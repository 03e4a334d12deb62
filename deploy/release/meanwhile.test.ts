import { beforeEach, expect, it } from 'vitest';
import { facade } from '@sahra/shared/federation/provided-modules';
import { readBuild } from './check-files.ts';
import { runRelease } from './command.ts';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { startSmallApi, writeHost } from './testing/small-site.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store } = useStartedSite();

const hostWith = (version: string, names: string[]) => writeHost(version, { offers: { [facade]: names } });
const shopWith = async (names: string[]) => (await writeBuild('shop', '2.0.0', { uses: { [facade]: names } })).dist;
async function blogAt(path: string): Promise<string> {
  const pages = [{ id: 'blog.list', path, layout: 'bare', titleKey: 'title', chunk: 'src/list.tsx' }] as const;
  return (await writeBuild('blog', '2.0.0', { pages: [...pages] })).dist;
}

/** Gives a build to the visitors, by another command. */
async function give(dist: string): Promise<void> {
  const release = await readBuild(dist);
  await store().change(async (registry) => {
    await store().add(dist, release);
    return publish(registry, release.name, release.version, new Date());
  });
}
beforeEach(async () => give(await hostWith('1.1.0', ['Link'])));

it.each([
  {
    what: 'a host was published that lacks a name of the remote',
    published: ['shop', () => shopWith(['Link'])] as const,
    meanwhile: () => hostWith('1.2.0', ['PageLink']),
    reason: `it uses Link of ${facade}`,
  },
  {
    what: 'a sibling was published that has its address',
    published: ['shop', () => shopWith(['Link'])] as const,
    meanwhile: () => blogAt('/shop'),
    reason: '/shop of shop is already a page of blog',
  },
  {
    what: 'a remote was published that uses what the host lacks',
    published: ['host', () => hostWith('1.2.0', ['PageLink'])] as const,
    meanwhile: () => shopWith(['Link']),
    reason: `it uses Link of ${facade}`,
  },
])('It is refused where, while it was tried out, $what', async ({ published: [name, build], meanwhile, reason }) => {
  let before: unknown;
  const api = await startSmallApi(async () => {
    await give(await meanwhile());
    before = await store().readRegistry();
  });
  const options = { dist: await build(), api, siteUrl: 'http://127.0.0.1:1', say: () => {}, 'no-browser': true };
  await expect(runRelease(store(), ['publish', name], options)).rejects.toThrow(reason);
  expect(before).toBeDefined();
  expect(await store().readRegistry()).toEqual(before);
});
