import { describe, expect, it } from 'vitest';
import { publish, startCanary } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, refusalOf } = useStartedSite();

describe('A host is not published', () => {
  const facade = '@sahra/shared/facade';

  it('that lacks what a remote of the visitors uses', async () => {
    const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['Link'] } });
    await store().add(shop.dist, shop.manifest);
    await store().change((registry) => publish(registry, 'shop', '2.0.0', new Date()));
    const { dist } = await writeBuild('host', '1.1.0', { offers: { [facade]: ['api'] } });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain(
      `shop 2.0.0 does not fit the host 1.1.0: it uses Link of ${facade}, which the host does not offer`,
    );
  });

  it('whose contract no remote was built for', async () => {
    const { dist } = await writeBuild('host', '1.1.0', { contract: '2.0.0' });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain('contract 1.0.0 does not fit 2.0.0');
  });

  it('that has a page of a remote', async () => {
    const none = { js: [], css: [] };
    const hints = { entry: none, pages: { 'information.blog': none }, messages: {} };
    const pages = [{ id: 'information.blog', path: '/blog', layout: 'bare', titleKey: 'title', chunk: 'x' } as const];
    const { dist } = await writeBuild('host', '1.1.0', { pages, hints });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain('is already a page of blog');
  });

  it.each(['0', '100', '12.5', 'half'])('to a share of "%s"', async (canary) => {
    const { dist } = await writeBuild('host', '1.1.0');
    expect(await refusalOf(['publish', 'host'], { dist, canary })).toContain(`"${canary}" is no share`);
  });

  it('to a share of the visitors either where it lacks what a remote of theirs uses', async () => {
    const { dist, manifest } = await writeBuild('host', '1.1.0', { contract: '2.0.0' });
    const reason = 'contract 1.0.0 does not fit 2.0.0';
    expect(await refusalOf(['publish', 'host'], { dist, canary: '10' })).toContain(reason);
    await store().add(dist, manifest);
    expect(await refusalOf(['canary', 'host', '1.1.0', '10'])).toContain(reason);
  });

  it('as a canary that a remote does not fit which was published since', async () => {
    const next = await writeBuild('host', '1.1.0', { offers: { [facade]: [] } });
    await store().add(next.dist, next.manifest);
    await store().change((registry) => startCanary(registry, 'host', '1.1.0', 10, new Date()));
    const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['Link'] } });
    await store().add(shop.dist, shop.manifest);
    await store().change((registry) => publish(registry, 'shop', '2.0.0', new Date()));
    expect(await refusalOf(['promote', 'host'])).toContain('shop 2.0.0 does not fit the host 1.1.0');
  });

  it.each(['promote', 'halt'])('where there is no canary, by %s', async (command) => {
    expect(await refusalOf([command, 'host'])).toContain('host has no canary');
  });

  it.each(['off', 'on', 'remove'])('or taken from the visitors, by %s', async (command) => {
    expect(await refusalOf([command, 'host'])).toContain('there is no page without a host');
  });

  it('again that a remote of the visitors does not fit', async () => {
    const next = await writeBuild('host', '1.1.0', { offers: { [facade]: ['Link', 'paths'] } });
    await store().add(next.dist, next.manifest);
    const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['paths'] } });
    await store().add(shop.dist, shop.manifest);
    await store().change((registry) =>
      publish(publish(registry, 'host', '1.1.0', new Date()), 'shop', '2.0.0', new Date()),
    );
    expect(await refusalOf(['rollback', 'host'])).toContain(
      `it uses paths of ${facade}, which the host does not offer`,
    );
  });
});
