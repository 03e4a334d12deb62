import { describe, expect, it } from 'vitest';
import { facade } from '@sahra/shared/federation/provided-modules';
import { runRelease } from './command.ts';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { startSmallApi, writeHost } from './testing/small-site.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, refusalOf } = useStartedSite();

/** Runs a command; the result is what it said. */
async function run(words: string[], options: object = {}): Promise<string> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  await runRelease(store(), words, { siteUrl: 'http://127.0.0.1:1', say, 'no-browser': true, ...options });
  return said.join('\n');
}
const registryNow = async () => (await store().readRegistry()) ?? expect.fail('there is no registry');
const versions = async () => {
  const { host, started, remotes } = await registryNow();
  return [host?.version ?? started.host, remotes.shop?.version];
};

/** The shop of which the host of now lacks a name waits for one that has it. */
async function letShopWait(version = '2.0.0', name = 'shop') {
  const { dist } = await writeBuild(name, version, { uses: { [facade]: ['Link', 'hrefTo'] } });
  return run(['publish', name], { dist, 'when-ready': true });
}
const publishHost = async (version: string, names: string[]) =>
  run(['publish', 'host'], {
    dist: await writeHost(version, { offers: { [facade]: names } }),
    api: await startSmallApi(),
  });

describe('A remote that the host does not fit', () => {
  it('waits where its team asks for that: visitors keep what they have, and everybody sees that it waits', async () => {
    expect(await letShopWait()).toContain('shop 2.0.0 waits for a host that fits it');
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
    expect(await run(['list'])).toContain('shop  1.0.0, 2.0.0 waits for a host that fits it');
    expect(await run(['history', 'shop'])).toMatch(/wait {4} {2}shop {2}2\.0\.0/);
    expect(await letShopWait()).toBe('shop 2.0.0 waits already; nothing has changed');
  });

  it('is refused where it is not asked to wait, and the reason says that it could', async () => {
    const { dist } = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['hrefTo'] } });
    expect(await refusalOf(['publish', 'shop'], { dist })).toContain(
      `it uses hrefTo of ${facade}, which the host does not offer; no host that is stored fits, and with --when-ready a publication waits for one`,
    );
  });

  it('does not wait where something else is wrong with it, nor for a share of the visitors, nor as a host', async () => {
    const pages = [{ id: 'shop.list', path: '/blog', layout: 'streaming', titleKey: 'title', chunk: 'a' } as const];
    const uses = { [facade]: ['hrefTo'] };
    const { dist } = await writeBuild('shop', '2.0.0', { uses, pages });
    expect(await refusalOf(['publish', 'shop'], { dist, 'when-ready': true })).toContain('is already a page of blog');
    for (const [name, canary] of [['shop', '10'], ['host']] as const)
      expect(await refusalOf(['publish', name], { dist, canary, 'when-ready': true })).toContain('all visitors');
  });

  it('goes on waiting while only a share of the visitors gets its host, and comes along when all get it', async () => {
    await letShopWait();
    const host = {
      dist: await writeHost('2.0.0', { offers: { [facade]: ['Link', 'hrefTo'] } }),
      api: await startSmallApi(),
    };
    expect(await run(['publish', 'host'], { ...host, canary: '10' })).toContain(
      'host 2.0.0 is published for 10 % of the visitors. Back again: npm run release -- halt host',
    );
    expect(await run(['publish', 'host'], { ...host, canary: '10' })).toContain('already; nothing has changed');
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
    expect(await registryNow()).toMatchObject({
      host: { canary: { version: '2.0.0', percent: 10 } },
      waiting: { shop: { version: '2.0.0' } },
    });
    await run(['publish', 'host'], host);
    expect(await versions()).toEqual(['2.0.0', '2.0.0']);
    expect((await registryNow()).host).toEqual({ version: '2.0.0' });
  });

  it('is published in one step with the host that it has waited for', async () => {
    await letShopWait();
    const { revision } = await registryNow();
    expect(await publishHost('2.0.0', ['Link', 'hrefTo'])).toContain(
      'shop 2.0.0, which has waited for it, is published',
    );
    expect(await versions()).toEqual(['2.0.0', '2.0.0']);
    const after = await registryNow();
    expect([after.waiting, after.revision]).toEqual([undefined, revision + 2]);
    // For as long as a host server runs that it does not fit.
    expect(after.remotes.shop?.before).toBe('1.0.0');
    expect(after.history.at(-1)).toMatchObject({
      action: 'publish',
      remote: 'shop',
      reason: 'waited for the host 2.0.0',
    });
    await run(['rollback', 'shop']);
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
  });

  it('goes on waiting where its pages fail in that host, which is published without it', async () => {
    await letShopWait('2.0.0-broken');
    await letShopWait('1.0.0', 'radio');
    const said = await publishHost('2.0.0', ['Link', 'hrefTo']);
    expect(said).toContain('shop 2.0.0-broken cannot come along: page shop.list (/shop) answers 500 on the server');
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
    const { waiting, remotes } = await registryNow();
    expect(waiting).toMatchObject({ shop: { version: '2.0.0-broken' } });
    expect(remotes.radio?.version).toBe('1.0.0');
  });

  it('goes on waiting for a later one where this one lacks something as well', async () => {
    await letShopWait();
    await publishHost('1.1.0', ['Link']);
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
    expect((await registryNow()).waiting).toHaveProperty('shop');
  });
});

describe('A name that gets another type', () => {
  const link = (digest: string) => ({ [facade]: { Link: [digest] } });
  const names = { [facade]: ['Link'] };

  /** A shop that visitors have, built for the type of the host that they have. */
  async function siteWithTypes() {
    const host = await writeBuild('host', '1.1.0', { offers: names, types: link('old') });
    const shop = await writeBuild('shop', '1.1.0', { uses: names, types: link('old') });
    for (const { dist, manifest } of [host, shop]) {
      await store().add(dist, manifest);
      await store().change((registry) => publish(registry, manifest.name, manifest.version, new Date()));
    }
  }
  const nextHost = async () => ({
    dist: await writeHost('2.0.0', { offers: names, types: link('new') }),
    api: await startSmallApi(),
  });
  const nextShop = async (version: string) =>
    run(['publish', 'shop'], {
      dist: (await writeBuild('shop', version, { uses: names, types: link('new') })).dist,
      'when-ready': true,
    });

  it('is published with the remotes that were built for it: neither half could be before the other', async () => {
    await siteWithTypes();
    const host = await nextHost();
    expect(await refusalOf(['publish', 'host'], host)).toContain(
      `shop 1.1.0 does not fit the host 2.0.0: it was built for another type of Link of ${facade} than the host has`,
    );
    await nextShop('2.0.0');
    await run(['publish', 'host'], host);
    expect(await versions()).toEqual(['2.0.0', '2.0.0']);
    expect(await refusalOf(['rollback', 'shop'])).toContain('shop 1.1.0 does not fit the host 2.0.0');
    expect(await refusalOf(['rollback', 'host'])).toContain('shop 2.0.0 does not fit the host 1.1.0');
  });

  it('is not published where the remote that waits for it fails, as nothing else fits', async () => {
    await siteWithTypes();
    await nextShop('2.0.0-broken');
    expect(await refusalOf(['publish', 'host'], await nextHost())).toContain('shop 1.1.0 does not fit the host 2.0.0');
  });
});
